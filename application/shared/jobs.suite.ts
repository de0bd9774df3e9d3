import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { JobDoers, Jobs } from './jobs.ts'
import type { UnitOfWork } from './unit-of-work.ts'

export interface JobsBackstage {
  readonly jobs: Jobs
  readonly work: UnitOfWork
  /** Has the jobs done, again and again without the pauses between, until it is so. */
  doUntil(doers: Partial<JobDoers>, isSo: () => boolean): Promise<void>
}

/** What putting things off promises, in whichever way they are remembered. */
export function jobsContract(open: () => JobsBackstage): void {
  const event = () => `event:${randomUUID()}`

  it('does what was added, by whoever does that kind, with all they have to know', async () => {
    const { jobs, doUntil } = open()
    const [mail, reference] = [event(), randomUUID()]
    await jobs.add('send-mail', { event: mail })
    await jobs.add('give-back-payment', { reference, amount: 64_000 })
    const done: unknown[] = []
    await doUntil(
      {
        'send-mail': async (what) => void done.push(what),
        'give-back-payment': async (what) => void done.push(what),
      },
      () => done.length === 2,
    )
    expect(done).toEqual(expect.arrayContaining([{ event: mail }, { reference, amount: 64_000 }]))
  })

  it('does nothing of a unit of work that has come to nothing', async () => {
    const { jobs, work, doUntil } = open()
    const [undone, kept] = [event(), event()]
    const failing = work.run(async () => {
      await jobs.add('send-mail', { event: undone })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await work.run(() => jobs.add('send-mail', { event: kept }))
    const done: string[] = []
    await doUntil({ 'send-mail': async (what) => void done.push(what.event) }, () => done.includes(kept))
    expect(done).toEqual([kept])
  })

  it('tries again what has failed, and lets it hold up nothing else', async () => {
    const { jobs, doUntil } = open()
    const [failing, other] = [event(), event()]
    await jobs.add('send-mail', { event: failing })
    await jobs.add('send-mail', { event: other })
    let failures = 2
    const done: string[] = []
    await doUntil(
      {
        'send-mail': async (what) => {
          if (what.event === failing && failures-- > 0) throw new Error('not now')
          done.push(what.event)
        },
      },
      () => done.length === 2,
    )
    expect(done).toEqual([other, failing])
  })

  it('leaves for later what nobody does now', async () => {
    const { jobs, doUntil } = open()
    const reference = randomUUID()
    await jobs.add('let-go-of-hold', { reference })
    const mail = event()
    await jobs.add('send-mail', { event: mail })
    const done: string[] = []
    await doUntil({ 'send-mail': async (what) => void done.push(what.event) }, () => done.includes(mail))
    expect(done).toEqual([mail])
    await doUntil({ 'let-go-of-hold': async (what) => void done.push(what.reference) }, () =>
      done.includes(reference),
    )
    expect(done).toEqual([mail, reference])
  })
}
