import type { GivenUpJob } from '#application/admin/system-contract.ts'
import type { JobDoers, JobKind, Jobs, PutOff } from '#application/shared/jobs.ts'

type Waiting = { readonly [Kind in JobKind]: { readonly kind: Kind; readonly what: PutOff[Kind] } }[JobKind]

/** Jobs in memory, done when they are called for; `waiting` can be rewound with everything else. */
export class MemoryJobs implements Jobs {
  readonly waiting = new Map<number, Waiting>()
  /** What nobody tries any more, by id; nothing here gives up by itself. */
  readonly givenUp = new Map<string, { readonly job: GivenUpJob; readonly putOff: Waiting }>()
  private last = 0

  async add<Kind extends JobKind>(kind: Kind, what: PutOff[Kind]): Promise<void> {
    this.putOff({ kind, what } as Waiting)
  }

  putOff(job: Waiting): void {
    this.waiting.set(++this.last, job)
  }

  /** Does everything that waits, also what comes of it; what fails waits on. @throws the first failure, in the end */
  async doAll(doers: Partial<JobDoers>): Promise<void> {
    const failures: unknown[] = []
    const tried = new Set<number>()
    for (;;) {
      const next = [...this.waiting].find(([id, { kind }]) => !tried.has(id) && doers[kind])
      if (!next) break
      const [id, { kind, what }] = next
      tried.add(id)
      try {
        await (doers[kind] as (what: PutOff[JobKind]) => Promise<void>)(what)
        this.waiting.delete(id)
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  }
}
