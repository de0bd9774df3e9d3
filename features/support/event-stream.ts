import type { EventStream } from '#adapters/http-client/happenings-client.ts'

/** A stream of events as a browser reads it, without the browser. */
export function eventStream(url: string, cookie: string): EventStream & { readonly opened: Promise<void> } {
  const hangUp = new AbortController()
  const listeners: { readonly type: string; readonly listener: (event: { data?: unknown }) => void }[] = []
  const opened = Promise.withResolvers<void>()

  function tell(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
    for (const { type, listener } of listeners)
      if (type === fields.get('event')) listener({ data: fields.get('data') })
  }

  async function read(): Promise<void> {
    const answer = await fetch(url, { headers: { cookie }, signal: hangUp.signal })
    if (!answer.ok || !answer.body) throw new Error(`The stream was refused: ${answer.status}`)
    let rest = ''
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      // Its first words come when somebody listens at the other end.
      opened.resolve()
      const blocks = `${rest}${piece}`.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) tell(block)
    }
  }
  void read().catch((error: unknown) => {
    if (!hangUp.signal.aborted) opened.reject(error)
  })

  return {
    opened: opened.promise,
    addEventListener: (type, listener) => void listeners.push({ type, listener }),
    close: () => hangUp.abort(),
  }
}
