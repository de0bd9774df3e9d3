import type { GivenUpJobs } from '#application/admin/system-ports.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'

/** What the library has noted of a job that failed as often as it may. */
interface NotedJob {
  readonly id: string
  readonly name: string
  readonly data: Readonly<Record<string, unknown>> | null
  readonly output: Readonly<Record<string, unknown>> | null
  readonly created_on: Date
  readonly source_name: string | null
  readonly source_retry_count: number | null
}

/** The library's own table. */
type Jobs = { readonly 'jobs.job': NotedJob }

/** What a job names, the most telling first; never its links, which hold keys. */
const names = ['orderNumber', 'reference', 'event', 'artworkId', 'hash'] as const

/** Characters: a program may have much to say. */
const longest = 300

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function aboutOf({ data }: Pick<NotedJob, 'data'>): string {
  const named = names.find((name) => textOf(data?.[name]) !== '')
  return named === undefined ? '' : textOf(data?.[named])
}

/**
 * Jobs that were given up, in the queue that the library moves them to.
 * @param queue its name
 * @param putOffAnew takes a job of this kind out of there and puts it off again, in the running unit of work
 */
export function postgresGivenUpJobs(
  db: Database,
  queue: string,
  putOffAnew: (job: { readonly id: string; readonly kind: string; readonly data: object }) => Promise<void>,
): GivenUpJobs {
  const givenUp = () =>
    db
      .$extendTables<Jobs>()
      .selectFrom('jobs.job')
      .where('name', '=', queue)
      .where('source_name', 'is not', null)

  return {
    async newest(limit) {
      const jobs = await givenUp()
        .selectAll()
        .orderBy('created_on', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return jobs.map((job) => ({
        id: job.id,
        kind: job.source_name ?? '',
        about: aboutOf(job),
        at: job.created_on.toISOString(),
        tries: (job.source_retry_count ?? 0) + 1,
        reason: textOf(job.output?.['message']).slice(0, longest),
      }))
    },

    async again(id) {
      if (!isId(id)) return null
      // Two admins who press at once put it off once.
      const job = await givenUp().where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
      if (!job) return null
      const kind = job.source_name ?? ''
      await putOffAnew({ id, kind, data: job.data ?? {} })
      return { kind, about: aboutOf(job) }
    },
  }
}
