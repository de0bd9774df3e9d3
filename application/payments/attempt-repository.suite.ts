import { expect, it } from 'vitest'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { agreedAtRate } from '#domain/payments/foreign-sum.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { AttemptRepository } from './attempt-repository.ts'

export interface AttemptsBackstage {
  readonly attempts: AttemptRepository
  readonly work: UnitOfWork
  readonly newId: () => string
}

/** What is promised of attempts to pay, wherever they are kept. */
export function attemptsContract(open: () => AttemptsBackstage): void {
  const now = new Date('2026-03-01T10:00:00Z')
  const inTwoMinutes = new Date('2026-03-01T10:02:00Z')

  const attempt = (origin = open().newId()) =>
    new PaymentAttempt(
      {
        id: open().newId(),
        origin,
        provider: 'bank',
        way: 'card',
        price: 5000,
        sum: agreedAtRate(5000, 'KES', { perDollar: 129.123456, source: 'the shop', at: now }),
        payer: null,
      },
      now,
    )

  it('keep what they are given', async () => {
    const { attempts } = open()
    const written = attempt()
    expect(await attempts.open(written)).toEqual(written)
    expect(await attempts.byId(written.id)).toEqual(written)
    expect(await attempts.byId(open().newId())).toBeNull()
    expect(await attempts.byId('demo-1')).toBeNull()
  })

  it('are one for the same origin, however many ask at once', async () => {
    const origin = open().newId()
    const opened = await Promise.all([1, 2, 3, 4].map(() => open().attempts.open(attempt(origin))))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  })

  it('change inside a unit of work, all or nothing', async () => {
    const { attempts, work } = open()
    const { id } = await attempts.open(attempt())
    const change = (reference: string, end: () => void) =>
      work.run(async () => {
        const current = await attempts.byId(id)
        if (!current) throw new Error('It is gone.')
        current.reference = reference
        current.hear({ is: 'taken', sum: current.sum })
        await attempts.save(current)
        end()
      })
    const failing = () => {
      throw new Error('killed')
    }
    await expect(change(`${id} 1`, failing)).rejects.toThrow('killed')
    expect(await attempts.byId(id)).toMatchObject({ reference: null, standing: 'unknown' })
    await change(`${id} 2`, () => undefined)
    expect(await attempts.byReference('bank', `${id} 2`)).toMatchObject({
      id,
      standing: 'taken',
      received: 645_700,
    })
    expect(await attempts.byReference('another', `${id} 2`)).toBeNull()
  })

  it('are not changed by what is not saved, which is gone when they are loaded again', async () => {
    const { attempts, work } = open()
    const { id } = await attempts.open(attempt())
    await work.run(async () => {
      const current = await attempts.byId(id)
      current?.hear({ is: 'taken', sum: current.sum })
      expect((await attempts.byId(id))?.standing).toBe('unknown')
    })
    expect((await attempts.byId(id))?.standing).toBe('unknown')
  })

  it('are found where their money came and no order was written with them', async () => {
    const { attempts, work } = open()
    const [taken, waiting] = [await attempts.open(attempt()), await attempts.open(attempt())]
    await work.run(async () => {
      const current = await attempts.byId(taken.id)
      current?.hear({ is: 'taken', sum: current.sum })
      if (current) await attempts.save(current)
    })
    const found = async (since: Date) => (await attempts.takenForNobody(since, 1000)).map(({ id }) => id)
    expect(await found(now)).toContain(taken.id)
    expect(await found(now)).not.toContain(waiting.id)
    expect(await found(inTwoMinutes)).toEqual([])
  })

  it('are looked for when they have been silent, until they are settled', async () => {
    const { attempts, work } = open()
    const [silent, settled] = [await attempts.open(attempt()), await attempts.open(attempt())]
    const isFound = async (id: string) => (await attempts.silent(inTwoMinutes, 1000)).includes(id)
    expect(await attempts.silent(now, 1000)).not.toContain(silent.id)
    expect([await isFound(silent.id), await isFound(settled.id)]).toEqual([true, true])
    await work.run(async () => {
      const current = await attempts.byId(settled.id)
      current?.hear({ is: 'ended', why: 'refused', sentence: 'No.' })
      if (current) await attempts.save(current)
    })
    await work.run(async () => {
      const current = await attempts.byId(silent.id)
      current?.wait(inTwoMinutes)
      if (current) await attempts.save(current)
    })
    expect([await isFound(silent.id), await isFound(settled.id)]).toEqual([false, false])
  })
}
