/** Doubts about a score pad, and whether the table stands by them ("we counted twice"). */

/** An entry that doesn't look right: the kind of doubt, the field to look at, and the numbers that it is about. */
export interface Warning {
  code: string
  field: string
  params: Readonly<Record<string, number>>
}

/** `accepted` says that the table stands by these very numbers. Other numbers are another doubt. */
export type Doubt<W extends Warning> = W & { accepted: boolean }

/** A doubt as records keep it. */
export interface RecordDoubt<C extends string = string> {
  code: C
  field: string
  accepted: boolean
}

/** The doubts of a game's pads; `warningsOf` finds everything that doesn't look right. */
export function doubtsBy<P extends { accepted: readonly W[] }, W extends Warning>(
  warningsOf: (pad: P) => readonly W[],
) {
  const doubtsOf = (pad: P): Doubt<W>[] =>
    warningsOf(pad).map((each) => ({ ...each, accepted: isIn(pad.accepted, each) }))
  const wasAccepted = (doubts: readonly RecordDoubt[], { code, field }: W) =>
    doubts.some((doubt) => doubt.accepted && doubt.code === code && doubt.field === field)
  return {
    doubtsOf,
    /** Those to look at again. */
    openDoubts: (pad: P): Doubt<W>[] => doubtsOf(pad).filter(({ accepted }) => !accepted),
    /** The pad of a record in which the table stood by some of its doubts. */
    withRecorded: (pad: P, doubts: readonly RecordDoubt[]): P => ({
      ...pad,
      accepted: warningsOf(pad).filter((each) => wasAccepted(doubts, each)),
    }),
  }
}

/** Returns undefined without doubts. */
export const recordedDoubts = <C extends string>(doubts: readonly RecordDoubt<C>[]): RecordDoubt<C>[] | undefined =>
  doubts.length === 0 ? undefined : doubts.map(({ code, field, accepted }) => ({ code, field, accepted }))

/** The accepted warnings after the table stands by some more, or no longer does. */
export const acceptedAfter = <W extends Warning>(
  before: readonly W[],
  { warnings, on }: { warnings: readonly W[]; on: boolean },
): W[] => [...before.filter((each) => !isIn(warnings, each)), ...(on ? warnings : [])]

const isIn = (warnings: readonly Warning[], warning: Warning) => warnings.some((each) => isSame(each, warning))

const isSame = (a: Warning, b: Warning) => a.code === b.code && a.field === b.field && hasSame(a.params, b.params)

const hasSame = (a: Warning['params'], b: Warning['params']) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key])
