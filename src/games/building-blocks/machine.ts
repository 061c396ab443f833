/** A statechart as pure steps: nothing happens but the snapshot that is answered. */
import { createEmptyActor, getInitialSnapshot } from 'xstate'
import type { AnyActorScope, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'

export interface ChartSteps<M extends AnyStateMachine> {
  /** Rethrows an error of a guard or an action. */
  open: (input: InputFrom<M>) => SnapshotFrom<M>
  /** Null if the chart does not take the event now. */
  after: (snapshot: SnapshotFrom<M>, event: EventFromLogic<M>) => SnapshotFrom<M> | null
}

export const chartSteps = <M extends AnyStateMachine>(machine: M): ChartSteps<M> => ({
  open: (input) => rethrown<SnapshotFrom<M>>(getInitialSnapshot<M>(machine, input)),
  after(snapshot, event) {
    const next = rethrown(
      machine.transition(snapshot, event, NOWHERE as Parameters<M['transition']>[2]) as SnapshotFrom<M>,
    )
    return next === snapshot ? null : next
  },
})

const nobody = createEmptyActor()

/**
 * A parent in which nothing happens. XState's own `transition` starts the machine once more for each event, only to have
 * such a place: half of the time of a decision at a table.
 */
const NOWHERE: AnyActorScope = {
  self: nobody,
  system: nobody.system,
  id: '',
  sessionId: '',
  logger: () => {},
  defer: () => {},
  emit: () => {},
  stopChild: () => {},
  actionExecutor: () => {},
}

/** XState keeps an error of a guard or an action in the snapshot. */
function rethrown<S extends { status: string; error: unknown }>(snapshot: S): S {
  if (snapshot.status === 'error') throw snapshot.error
  return snapshot
}
