import type { Span } from './traces.ts'

/** Milliseconds between two parcels, and for which a collector has time to take one. */
const usualPause = 5_000
const patience = 5_000

/** So many are sent at once, and no more are kept while nobody takes them. */
const mostAtOnce = 512
const mostKept = 2_048

export interface OtlpOptions {
  /** Such as http://collector:4318; the path is ours. */
  readonly endpoint: string
  /** What the collector wants to be told with each parcel, such as a key. */
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
  readonly version: string
  readonly pause?: number
  /** Hears why spans were thrown away. */
  readonly onTrouble: (error: unknown) => void
}

export interface OtlpExporter {
  readonly add: (span: Span) => void
  /** Sends what is left. */
  close(): Promise<void>
}

const kinds = { server: 2, client: 3 } as const

/** Nanoseconds, as a text: they are too many for a number. */
const nanoseconds = (milliseconds: number): string =>
  BigInt(Math.round(milliseconds * 1_000)).toString() + '000'

const attributesOf = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

/** Spans as OpenTelemetry's collectors take them by HTTP (OTLP 1, JSON). */
const parcelOf = (
  spans: readonly Span[],
  { service, version }: Pick<OtlpOptions, 'service' | 'version'>,
) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': service, 'service.version': version }) },
      scopeSpans: [
        {
          scope: { name: service, version },
          spans: spans.map(({ traceId, id, parentId, name, kind, begun, ended, attributes, failed }) => ({
            traceId,
            spanId: id,
            ...(parentId !== null && { parentSpanId: parentId }),
            name,
            kind: kinds[kind],
            startTimeUnixNano: nanoseconds(begun),
            endTimeUnixNano: nanoseconds(ended),
            attributes: attributesOf(attributes),
            status: failed ? { code: 2 } : {},
          })),
        },
      ],
    },
  ],
})

/**
 * Sends spans to a collector, together and now and then. The well-kept library for it is larger than all that this needs, and
 * would be loaded by every shop.
 */
export function otlpExporter(options: OtlpOptions): OtlpExporter {
  const { endpoint, headers, pause = usualPause, onTrouble } = options
  const address = `${endpoint.replace(/\/$/, '')}/v1/traces`
  let waiting: Span[] = []

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, mostAtOnce)
      try {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(parcelOf(spans, options)),
          redirect: 'error',
          signal: AbortSignal.timeout(patience),
        })
        await answer.body?.cancel()
        if (!answer.ok) throw new Error(`The collector of traces answered ${answer.status}.`)
      } catch (error) {
        // What cannot be sent now is not worth keeping: there is more of it soon.
        waiting = []
        onTrouble(error)
      }
    }
  }

  const timer = setInterval(() => void send(), pause)
  timer.unref()
  return {
    add(span) {
      if (waiting.length < mostKept) waiting.push(span)
    },
    async close() {
      clearInterval(timer)
      await send()
    },
  }
}
