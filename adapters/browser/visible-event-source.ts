/** Milliseconds until a stream that was refused is asked for again; doubled each time. */
const shortestPause = 5_000
const longestPause = 120_000

type Listener = (event: Event & { readonly data?: unknown }) => void

/**
 * A stream of events that is open while the page is looked at: browsers share few connections between all tabs. It
 * tells 'missed' when it is open again.
 */
export function visibleEventSource(path: string) {
  const listeners: { readonly type: string; readonly listener: Listener }[] = []
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = shortestPause
  let wasOpen = false

  function hangUp(): void {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }

  function tellMissed(): void {
    for (const { type, listener } of listeners) if (type === 'missed') listener(new Event('missed'))
  }

  function listen(): void {
    if (source || document.visibilityState !== 'visible') return
    const line = new EventSource(path)
    source = line
    for (const { type, listener } of listeners) line.addEventListener(type, listener)
    line.addEventListener(
      'open',
      () => {
        pause = shortestPause
        if (wasOpen) tellMissed()
        wasOpen = true
      },
      { once: true },
    )
    // A lost stream comes back by itself; one that was refused does not.
    line.addEventListener('error', () => {
      if (line.readyState !== EventSource.CLOSED || source !== line) return
      hangUp()
      timer = setTimeout(listen, pause)
      pause = Math.min(pause * 2, longestPause)
    })
  }

  const lookedAt = () => (document.visibilityState === 'visible' ? listen() : hangUp())
  document.addEventListener('visibilitychange', lookedAt)
  listen()

  return {
    addEventListener(type: string, listener: Listener): void {
      listeners.push({ type, listener })
      source?.addEventListener(type, listener)
    },
    close(): void {
      document.removeEventListener('visibilitychange', lookedAt)
      hangUp()
    },
  }
}
