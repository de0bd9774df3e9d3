type Stop = () => Promise<unknown> | void

const stops: Stop[] = []

/** What is to be done when the product stops; the last one told goes first. */
export const onStop = (stop: Stop): void => {
  stops.push(stop)
}

/** Stops everything that was started, even where one part refuses. */
export async function stopAll(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    try {
      await stop()
    } catch (error) {
      process.stderr.write(`${String(error)}\n`)
    }
  }
}

/** Ctrl-C and SIGTERM stop everything in order; a second one does not wait. */
export function stopOnSignal(exitCode = 0): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    // Whoever did not press Ctrl-C wants to know who ended it.
    process.stdout.write(`\nStopping (${signal}) …\n`)
    void stopAll().then(() => process.exit(exitCode))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
