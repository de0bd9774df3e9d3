import { behindFrame } from '#web/ahead/behind-frame.ts'

/** A machine that runs, as screens see it. */
export interface RunningMachine<Event, View> {
  readonly send: (event: Event) => void
  /** The same object until something changes. */
  readonly view: () => View
  readonly onChange: (listener: () => void) => void
  readonly stop: () => void
}

/** A machine that runs, or will. */
export interface LateMachine<Running, Event, View> {
  readonly view: () => View
  /** Has something else seen for as long as the machine does not run. */
  readonly seenMeanwhile: (view: View) => void
  /** Tells when something else is seen; returns how to stop listening. */
  readonly onChange: (listener: () => void) => () => void
  /** What is sent before it runs is done as soon as it does. */
  readonly send: (event: Event) => void
  /** Brings it behind the frame that shows what was pressed, unless it runs. @throws what kept its code away; the next asking tries again */
  readonly open: () => Promise<Running>
  readonly stop: () => void
}

interface Late<Running, View> {
  readonly bring: () => Promise<Running>
  /** What is seen before it runs. */
  readonly before: View
  /** Told when something that was sent is lost, as the code could not be fetched. */
  readonly missed: () => void
}

/**
 * A machine whose code is fetched when there is something to do for it: whoever only looks around never has to wait
 * for it.
 */
export function lateMachine<Running extends RunningMachine<Event, View>, Event, View>({
  bring,
  before,
  missed,
}: Late<Running, View>): LateMachine<Running, Event, View> {
  const listeners = new Set<() => void>()
  let meanwhile = before
  let running: Running | null = null
  let coming: Promise<Running> | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const run = (brought: Running): void => {
    running = brought
    brought.onChange(tell)
    tell()
  }
  const open = (): Promise<Running> => {
    if (coming) return coming
    const bringHere = () =>
      bring().then((brought) => {
        // Nobody wants it any more.
        if (coming !== mine) brought.stop()
        else run(brought)
        return brought
      })
    const mine: Promise<Running> = behindFrame().then(bringHere)
    coming = mine
    mine.catch(() => {
      if (coming === mine) coming = null
    })
    return mine
  }
  return {
    view: () => (running ? running.view() : meanwhile),
    seenMeanwhile: (view) => {
      meanwhile = view
      if (!running) tell()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (event) => {
      if (running) running.send(event)
      // Unless nobody wants it any more.
      else open().then(() => running?.send(event), missed)
    },
    open,
    stop: () => {
      running?.stop()
      running = null
      coming = null
    },
  }
}
