/** A statechart as pure steps: nothing happens but the snapshot that is answered. */
import { getInitialSnapshot, transition } from 'xstate'
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'

export interface Steps<M extends AnyStateMachine> {
  /** Throws what a guard or an action threw at the input. */
  open: (input: InputFrom<M>) => SnapshotFrom<M>
  /** Null where the chart does not take the event now. */
  after: (snapshot: SnapshotFrom<M>, event: EventFromLogic<M>) => SnapshotFrom<M> | null
}

export const stepsOf = <M extends AnyStateMachine>(machine: M): Steps<M> => ({
  open: (input) => sound<SnapshotFrom<M>>(getInitialSnapshot<M>(machine, input)),
  after(snapshot, event) {
    const next = sound<SnapshotFrom<M>>(transition<M>(machine, snapshot, event)[0])
    return next === snapshot ? null : next
  },
})

/** XState keeps in the snapshot what a guard or an action threw. */
function sound<S extends { status: string; error: unknown }>(snapshot: S): S {
  if (snapshot.status === 'error') throw snapshot.error
  return snapshot
}
