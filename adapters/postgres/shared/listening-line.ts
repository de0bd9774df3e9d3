import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export interface LineOptions {
  readonly url: string
  readonly channel: string
  readonly heard: (payload: string) => void
  /** The line was down, and is there again. */
  readonly restored: () => void
  /** Aborted when the product stops. */
  readonly stopping: AbortSignal
  /** Milliseconds between two tries to reach the database. */
  readonly pause?: number
  /** Milliseconds between two signs of life: networks drop a silent connection without telling either end. */
  readonly pulse?: number
}

/**
 * A connection of its own on which the database says what is told on a channel, for as long as the product runs; one
 * that is lost is opened again.
 * @returns as soon as it is open for the first time
 */
export function openLine({
  url,
  channel,
  heard,
  restored,
  stopping,
  pause = 1_000,
  pulse = 30_000,
}: LineOptions): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    if (stopping.aborted) resolve()
    else stopping.addEventListener('abort', () => resolve(), { once: true })
  })

  return new Promise((opened) => {
    const hold = async (): Promise<void> => {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 5_000,
        query_timeout: Math.min(pulse, 10_000),
      })
      let beat: ReturnType<typeof setInterval> | undefined
      const lost = new Promise<void>((resolve) => {
        client.once('end', resolve)
        // Without a listener an error would end the process; a lost connection is all that it says.
        client.on('error', () => resolve())
        // A line of its own, beside the query builder: it shows that it is there.
        beat = setInterval(() => void client.query('select').catch(() => resolve()), pulse)
      })
      client.on('notification', ({ payload = '' }) => heard(payload))
      try {
        await client.connect()
        // The query builder listens to nobody.
        await client.query(`listen ${channel}`)
        restored()
        opened()
        await Promise.race([lost, stopped])
      } catch {
        // The database is away; whoever asks it for something else says so.
      } finally {
        clearInterval(beat)
        void client.end().catch(() => undefined)
      }
    }
    const holdOn = async (): Promise<void> => {
      while (!stopping.aborted) {
        await hold()
        await Promise.race([delay(pause, undefined, { ref: false }), stopped])
      }
      opened()
    }
    void holdOn()
  })
}
