import type { Actor, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate'
import type { RunningMachine } from './late-machine.ts'

const isSame = <View extends object>(one: View, other: View): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key as keyof View] === other[key as keyof View])

/** A started machine, as screens see it: not every step it takes is one that they see. */
export function running<Machine extends AnyStateMachine, View extends object>(
  actor: Actor<Machine>,
  viewOf: (snapshot: SnapshotFrom<Machine>) => View,
): RunningMachine<EventFrom<Machine>, View> {
  let seen = actor.getSnapshot()
  let view = viewOf(seen)
  const now = (): View => {
    const snapshot = actor.getSnapshot()
    if (snapshot === seen) return view
    seen = snapshot
    const next = viewOf(snapshot)
    if (!isSame(view, next)) view = next
    return view
  }
  return {
    send: (event) => actor.send(event),
    view: now,
    onChange: (listener) => {
      let last = view
      actor.subscribe(() => {
        if (now() === last) return
        last = now()
        listener()
      })
    },
    stop: () => void actor.stop(),
  }
}
