import type { JobDoers, JobKind, PutOff } from '#application/shared/jobs.ts'
import { bossOver, type RunSql } from './pg-boss-queues.ts'
import { queueSpells } from './queue-spells.ts'

export interface WorkerOptions {
  /** A try that failed; it comes again. Without a job: the queue itself did not answer, which is told once. */
  readonly onError: (error: unknown, job?: { readonly kind: JobKind; readonly id: string }) => void
  /** The queue answers again. */
  readonly onBack?: () => void
  /** Seconds between two looks at an empty queue. */
  readonly pause?: number
}

/** How many of a kind are done at once: more would take the connections that visitors wait for. */
const atOnce = 5

/**
 * Of what follows each checkout more are fetched, as fetching them costs more than doing them; not of mails, whose
 * server takes few at once.
 * A batch that is cut off comes again whole, which is harmless: money is taken once for an attempt, and an artist is told once
 * of an order.
 */
const batchOfCheckouts = 20
const followsCheckouts: readonly JobKind[] = ['take-payment', 'tell-artists']

/** Milliseconds that jobs in hand have when the process stops. */
const patience = 10_000

/**
 * Does what was put off, beside any number of other processes.
 * @returns how to stop, which lets the jobs in hand end
 */
export async function startWorker(
  runSql: RunSql,
  doers: Partial<JobDoers>,
  { onError, onBack = () => undefined, pause = 1 }: WorkerOptions,
): Promise<() => Promise<void>> {
  const spells = queueSpells(runSql, { onError: (error) => onError(error), onBack })
  const boss = bossOver(spells.runSql, { watching: true, migrating: false })
  boss.on('error', spells.note)
  await boss.start()

  async function work<Kind extends JobKind>(kind: Kind, act: (what: PutOff[Kind]) => Promise<void>) {
    const attempt = async (id: string, what: PutOff[Kind]) => {
      try {
        await act(what)
        return { id, status: 'completed' as const }
      } catch (error) {
        onError(error, { kind, id })
        return { id, status: 'failed' as const, output: { message: String(error) } }
      }
    }
    await boss.work(
      kind,
      {
        pollingIntervalSeconds: pause,
        batchSize: followsCheckouts.includes(kind) ? batchOfCheckouts : atOnce,
        burstWhenBatchFull: true,
        perJobResults: true,
      },
      async (jobs: { id: string; data: PutOff[Kind] }[]) => {
        const done: Awaited<ReturnType<typeof attempt>>[] = []
        for (let from = 0; from < jobs.length; from += atOnce)
          done.push(
            ...(await Promise.all(jobs.slice(from, from + atOnce).map(({ id, data }) => attempt(id, data)))),
          )
        return done
      },
    )
  }

  for (const kind of Object.keys(doers) as JobKind[]) {
    const act = doers[kind] as ((what: PutOff[JobKind]) => Promise<void>) | undefined
    if (act) await work(kind, act)
  }
  return () => boss.stop({ graceful: true, timeout: patience })
}
