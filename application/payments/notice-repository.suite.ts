import { expect, it } from 'vitest'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { AttemptRepository } from './attempt-repository.ts'
import type { NoticeRepository, PaymentNotice } from './notice-repository.ts'

export interface NoticesBackstage {
  readonly notices: NoticeRepository
  readonly attempts: AttemptRepository
  readonly newId: () => string
}

/** What is promised of what providers tell, wherever it is kept. */
export function noticesContract(open: () => NoticesBackstage): void {
  const notice = (about: Partial<PaymentNotice> = {}): PaymentNotice => ({
    id: open().newId(),
    provider: 'watched',
    eventId: open().newId(),
    reference: 'payment-1',
    attemptId: null,
    outcome: 'unplaced',
    forPerson: null,
    body: '{"as": "it came"}\n',
    heardAt: new Date('2026-03-01T10:00:00Z'),
    seenToAt: null,
    ...about,
  })

  it('is kept once under its provider’s name for it, however many tell it at once', async () => {
    const { notices, newId } = open()
    const eventId = newId()
    const kept = await Promise.all([1, 2, 3, 4].map(() => notices.keep(notice({ eventId }))))
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect(await notices.keep(notice({ eventId, provider: 'another' }))).toBe(true)
  })

  it('is shown to a person where only a person can see to it, the newest first', async () => {
    const { notices, attempts, newId } = open()
    const now = new Date('2026-03-02T10:00:00Z')
    const attempt = await attempts.open(
      new PaymentAttempt(
        {
          id: newId(),
          origin: newId(),
          provider: 'watched',
          way: 'card',
          price: 5000,
          sum: { amount: 5000, currency: 'USD' },
          payer: null,
        },
        now,
      ),
    )
    const before = (await notices.open(1, null)).total ?? 0
    const placed = { attemptId: attempt.id, heardAt: now }
    const disputed = notice({ ...placed, outcome: 'for-a-person', forPerson: 'A dispute.' })
    const unplaced = notice({ heardAt: new Date('2026-03-03T10:00:00Z') })
    for (const each of [
      disputed,
      unplaced,
      notice({ ...placed, outcome: 'placed' }),
      notice({ outcome: 'not-ours' }),
    ])
      await notices.keep(each)

    const first = await notices.open(1, null)
    expect(first.total).toBe(before + 2)
    expect(first.items).toEqual([
      {
        id: unplaced.id,
        provider: 'watched',
        eventId: unplaced.eventId,
        reference: 'payment-1',
        orderNumber: null,
        forPerson: null,
        at: '2026-03-03T10:00:00.000Z',
      },
    ])
    expect((await notices.open(1, first.last)).items).toMatchObject([
      { id: disputed.id, forPerson: 'A dispute.', orderNumber: null },
    ])
  })

  it('is listed no more once a person has seen to it, until that is taken back', async () => {
    const { notices, newId } = open()
    const disputed = notice({ outcome: 'for-a-person', forPerson: 'A dispute.' })
    const placed = notice({ outcome: 'placed' })
    for (const each of [disputed, placed]) await notices.keep(each)
    const before = (await notices.open(1, null)).total ?? 0
    const at = new Date('2026-03-04T10:00:00Z')
    expect(await notices.seenTo(disputed.id, at)).toMatchObject({ id: disputed.id, forPerson: 'A dispute.' })
    expect((await notices.open(1, null)).total).toBe(before - 1)
    expect(await notices.seenTo(disputed.id, at)).toBeNull()
    expect(await notices.seenTo(disputed.id, null)).toMatchObject({ id: disputed.id })
    expect(await notices.seenTo(disputed.id, null)).toBeNull()
    expect((await notices.open(1, null)).total).toBe(before)
    for (const id of [placed.id, newId(), 'no-id']) expect(await notices.seenTo(id, at)).toBeNull()
  })
}
