import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Something that took a while, as a part of what was asked for. */
export interface Span {
  /** 32 and 16 hexadecimal figures. */
  readonly traceId: string
  readonly id: string
  /** Of whoever asked: another span of ours, or of the proxy in front. */
  readonly parentId: string | null
  readonly name: string
  /** Of ours to the outside, or to the database. */
  readonly kind: 'server' | 'client'
  /** Milliseconds since 1970, with fractions. */
  readonly begun: number
  readonly ended: number
  readonly attributes: Readonly<Record<string, string | number>>
  readonly failed: boolean
}

/** What is known of a span when it ends. */
export type EndedSpan = Pick<Span, 'name' | 'attributes' | 'failed'>

type Begun = Pick<Span, 'traceId' | 'id' | 'parentId'>

export interface Traces {
  /**
   * Does something as a trace of its own, or as a part of another's.
   * @param traceparent of whoever asked (W3C); '' where nobody says so
   * @param tell how it went, once it has
   */
  request<Result>(traceparent: string, work: () => Promise<Result>, tell: () => EndedSpan): Promise<Result>
  /** Notes what was done in between for whatever is traced just now. @param milliseconds that it took until now */
  part(told: EndedSpan, milliseconds: number): void
}

const idOf = (bytes: number): string => randomBytes(bytes).toString('hex')
const now = (): number => performance.timeOrigin + performance.now()

/** As the standard has it; anything else is none. */
const standard = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

const isSampledBy = (flags: string): boolean => (Number.parseInt(flags, 16) & 1) === 1

/**
 * Traces requests and what the database was asked for them.
 * @param share of requests that are traced, 0 to 1; where the proxy in front has decided, it has
 * @param onSpan hears of each span when it has ended
 */
export function tracesTo(onSpan: (span: Span) => void, share = 1, random = Math.random): Traces {
  const current = new AsyncLocalStorage<Begun>()

  function begin(traceparent: string): Begun | null {
    const [, traceId, parentId, flags] = standard.exec(traceparent) ?? []
    if (traceId !== undefined && parentId !== undefined && flags !== undefined)
      return isSampledBy(flags) ? { traceId, parentId, id: idOf(8) } : null
    return random() < share ? { traceId: idOf(16), parentId: null, id: idOf(8) } : null
  }

  return {
    async request(traceparent, work, tell) {
      const begun = begin(traceparent)
      if (!begun) return work()
      const since = now()
      try {
        return await current.run(begun, work)
      } finally {
        onSpan({ ...begun, ...tell(), kind: 'server', begun: since, ended: now() })
      }
    },
    part(told, milliseconds) {
      const within = current.getStore()
      if (!within) return
      const ended = now()
      const { traceId, id: parentId } = within
      onSpan({ traceId, parentId, id: idOf(8), ...told, kind: 'client', begun: ended - milliseconds, ended })
    },
  }
}
