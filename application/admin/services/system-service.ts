import type { SessionRepository } from '#application/identity/sessions/session-repository.ts'
import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { AuditWriter } from '../audit-writer.ts'
import { givenUpJobsLimit, type System } from '../system-contract.ts'
import type { GivenUpJobs, Machine, SystemReader } from '../system-ports.ts'

export interface SystemPorts {
  readonly reader: SystemReader
  readonly jobs: GivenUpJobs
  readonly machine: Machine
  readonly sessions: Pick<SessionRepository, 'end'>
  readonly audit: AuditWriter
  readonly work: UnitOfWork
  readonly clock: Clock
}

export interface SystemSettings {
  /** The mail server; none where it is absent or null. */
  readonly mailUrl?: string | null
}

/** How the shop is, for admins: see the contract. */
export const systemService =
  ({ reader, jobs, machine, sessions, audit, work, clock }: SystemPorts, { mailUrl }: SystemSettings) =>
  (caller: Caller): System => {
    const me = () => signedInAs('admin', caller)

    return {
      async state() {
        const { sessionId } = me()
        const [{ bytes, version, ...migrated }, check, mails, givenUp, signedIn, disk, versions] =
          await Promise.all([
            reader.database(),
            reader.check(),
            reader.mails(),
            jobs.newest(givenUpJobsLimit),
            reader.sessions(clock.now()),
            machine.disk(),
            machine.versions(),
          ])
        return {
          versions: { ...versions, database: version, ...migrated },
          mails: { leave: typeof mailUrl === 'string', ...mails },
          disk: { ...disk, database: bytes },
          check,
          jobs: givenUp,
          sessions: signedIn.map((session) => ({ ...session, current: session.id === sessionId })),
        }
      },

      async doAgain(jobId) {
        const { userId } = me()
        await work.run(async () => {
          const job = await jobs.again(jobId)
          if (!job)
            throw new DomainError(
              'not-found',
              'job-not-found',
              'This job is not among those given up any more.',
            )
          const name = [job.kind, job.about].filter(Boolean).join(' ')
          await audit.write({
            adminId: userId,
            action: 'job-again',
            subject: { kind: 'job', id: jobId, name },
            before: null,
            after: null,
            at: clock.now(),
          })
        })
      },

      async signOut(id) {
        const { userId } = me()
        await work.run(async () => {
          const session = (await reader.sessions(clock.now())).find((each) => each.id === id)
          if (!session || !(await sessions.end(session.adminId, id)))
            throw new DomainError('not-found', 'session-not-found', 'This browser is signed out already.')
          await audit.write({
            adminId: userId,
            action: 'admin-signed-out',
            subject: { kind: 'user', id: session.adminId, name: session.name },
            before: null,
            after: null,
            at: clock.now(),
          })
        })
      },
    }
  }
