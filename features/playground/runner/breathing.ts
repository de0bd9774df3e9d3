/** Milliseconds between two breaths of the page. */
const atATime = 40

const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const came = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', came)
    port1.start()
    port2.postMessage(null)
  })

/** For long work: lets the page draw, and hear its reader, wherever it has not for a while. @returns whether it just did */
export function breathing(): () => Promise<boolean> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < atATime) return false
    await breathe()
    since = performance.now()
    return true
  }
}
