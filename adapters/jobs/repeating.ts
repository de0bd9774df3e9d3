/**
 * Does something again and again, never twice at a time; an error is reported and the next turn comes all the same.
 * @param pause milliseconds between the end of one turn and the next
 * @returns how to stop, which waits for a running turn
 */
export function repeatedly(
  turn: () => Promise<unknown>,
  pause: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false
  const next = () => {
    timer = setTimeout(() => {
      running = turn().then(() => undefined, onError)
      void running.then(() => {
        if (!stopped) next()
      })
    }, pause)
  }
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
