type Stop = () => Promise<unknown> | void

const stops: Stop[] = []

/** What is to be done when the product stops; the last one told goes first. */
export const onStop = (stop: Stop): void => {
  stops.push(stop)
}

async function stopEach(): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    try {
      await stop()
    } catch (error) {
      process.stderr.write(`${String(error)}\n`)
    }
  }
}

let stopping: Promise<void> | null = null

/** Stops everything that was started, even where one part refuses; whoever asks meanwhile waits for the same end. */
export function stopAll(): Promise<void> {
  stopping ??= stopEach().finally(() => {
    stopping = null
  })
  return stopping
}

/** Milliseconds: npm hands on the Ctrl-C that the terminal has sent to us as well, and nobody presses twice so fast. */
const sameSignal = 700

/** Tells whatever still runs to end, and waits for none of it. */
function stopInHaste(): never {
  for (const stop of stops.toReversed()) void stop()
  process.exit(1)
}

/** Whoever read what we print may be gone: that is no reason to die before what was started is stopped. */
function goOnUnread(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}

/** Ctrl-C, SIGTERM and a terminal that is closed stop everything in order; a second one does not wait. */
export function stopOnSignal(exitCode = 0): void {
  goOnUnread()
  let since: number | null = null
  const stop = (signal: NodeJS.Signals) => {
    if (since !== null) {
      if (performance.now() - since > sameSignal) stopInHaste()
      return
    }
    since = performance.now()
    // Whoever did not press Ctrl-C wants to know who ended it.
    process.stdout.write(`\nStopping (${signal}) …\n`)
    void stopAll().then(() => process.exit(exitCode))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
}
