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
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    process.stdout.write('\nStopping …\n')
    void stopAll().then(() => process.exit(exitCode))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
