import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PlacedOrder } from '#application/orders/contract.ts'
import { camt, moneyInFixture, nothing, statement } from './money-in-fixture.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

/** A credit of which no account is named. */
const anonymous = { isReversal: false, isNameless: true } as const

/** What becomes of money that the bank takes back, over whichever implementation of the ports. */
export function describeTakenBackMoney(at: OrderingFixture): void {
  const { asAdmin, ordered, look, openOf, mailOf } = moneyInFixture(at)

  /** A credit for an order, and what takes it back under the bank's same name. */
  function creditOf({ number }: PlacedOrder, dollars: string, key: string = randomUUID()) {
    const told = { dollars, text: number, key }
    return { credit: { ...told, isReversal: false }, reversal: { ...told, isReversal: true } }
  }
  const reversalsOf = async ({ number }: PlacedOrder) => {
    const { items } = await (await asAdmin()).moneyIn.money({ limit: 100 })
    return items.filter(({ text }) => text === `Taken back by the bank · ${number}`)
  }

  describe('what the bank takes back', () => {
    it('of an order’s parts is waited for anew, and nothing of it goes back as the order ends', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      const { credit, reversal } = creditOf(order, '150.00')
      await moneyIn.take(camt(credit, creditOf(order, '30.00').credit))
      expect((await openOf(order)).map(({ lacks }) => lacks)).toEqual([20_00, 20_00])
      const [part] = (await openOf(order)).filter(({ amount }) => amount === 150_00)
      expect(await moneyIn.take(camt(reversal))).toEqual({ ...nothing, unplaced: 1 })
      expect(await openOf(order)).toMatchObject([{ standing: 'waits', amount: 30_00, lacks: 170_00 }])
      const [taken] = await reversalsOf(order)
      expect(taken).toMatchObject({ standing: 'unplaced', back: 150_00 })
      const mail = await at.backstage.mailOf(`transfer-taken-back:${taken?.id}`)
      expect(mail?.subject).toBe(`Order ${order.number}: the bank has taken $150.00 back`)
      expect(mail?.text).toContain('$170.00 are still to come')
      await moneyIn.take(statement({ dollars: '20.00', text: order.number }))
      expect((await look(order)).status).toBe('awaiting-payment')
      await at.service().cancel(order.number, order.accessKey)
      expect((await openOf(order)).map(({ amount }) => amount)).not.toContain(150_00)
      expect(await mailOf('refund-due', part?.id ?? '')).toBeUndefined()
      expect(await moneyIn.dismiss(taken?.id ?? '', 'taken-back')).toMatchObject({
        standing: 'counted',
        back: 0,
      })
    })

    it('is known by a name that its bank has given to a dozen payments, without an account', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      const key = `10% of all_${randomUUID()}`
      const told = Array.from({ length: 11 }, (_, place) => ({
        ...anonymous,
        dollars: `${place + 1}.50`,
        text: `Gift ${place}`,
        key,
      }))
      const { credit, reversal } = creditOf(order, '150.00', key)
      await moneyIn.take(camt(...told, { ...credit, ...anonymous }))
      expect((await openOf(order)).map(({ amount }) => amount)).toEqual([150_00])
      await moneyIn.take(camt({ ...reversal, isNameless: true }))
      expect(await openOf(order)).toEqual([])
      await at.service().cancel(order.number, order.accessKey)
    })

    it('as the rest comes is still to come, whichever was first', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      const { credit, reversal } = creditOf(order, '150.00')
      await moneyIn.take(camt(credit))
      await Promise.all([
        moneyIn.take(camt(reversal)),
        moneyIn.take(statement({ dollars: '50.00', text: order.number })),
      ])
      expect(await reversalsOf(order)).toMatchObject([{ back: 150_00 }])
      const anew = statement({ dollars: '150.00', text: order.number, day: '2026-03-02' })
      expect(await moneyIn.take(anew)).toEqual({ ...nothing, paid: 1 })
      expect([(await look(order)).status, await openOf(order)]).toEqual(['paid', []])
    })

    it('of an order that is paid no longer counts for it, and counts where its buyer sends it anew', async () => {
      const order = await ordered()
      const { moneyIn, log } = await asAdmin()
      const { credit, reversal } = creditOf(order, '210.00')
      await moneyIn.take(camt(credit))
      expect(await openOf(order)).toMatchObject([{ standing: 'to-send-back', back: 10_00 }])
      // Some banks give the reversal a name of its own.
      await moneyIn.take(camt({ ...reversal, key: randomUUID(), day: '2026-03-02' }))
      expect(await openOf(order)).toEqual([])
      const taken = await reversalsOf(order)
      expect(taken).toMatchObject([{ back: 210_00 }])
      const mail = await at.backstage.mailOf(`transfer-taken-back:${taken[0]?.id}`)
      expect(mail?.text).toContain('please send $200.00 once more')
      expect((await log.entries({ subject: order.number })).items[0]).toMatchObject({
        action: 'money-left-again',
        after: { sum: '$210.00', back: '$210.00' },
      })
      const anew = creditOf(order, '210.00').credit
      expect(await moneyIn.take(camt({ ...anew, day: '2026-03-02' }))).toEqual({ ...nothing, toSendBack: 1 })
      expect(await openOf(order)).toMatchObject([{ standing: 'to-send-back', back: 10_00 }])
      expect((await look(order)).status).toBe('paid')
    })

    it('of an order that was given back may be that refund: it stays with it, and nothing more goes back', async () => {
      const order = await ordered()
      const { moneyIn, administration } = await asAdmin()
      const { credit, reversal } = creditOf(order, '210.00')
      await moneyIn.take(camt(credit))
      await administration.refund(order.number)
      await moneyIn.take(camt(reversal))
      expect(await openOf(order)).toEqual([])
      const taken = await reversalsOf(order)
      expect(taken).toMatchObject([{ back: 0 }])
      expect(await mailOf('transfer-taken-back', taken[0]?.id ?? '')).toBeUndefined()
      await moneyIn.take(statement({ dollars: '200.00', text: order.number, day: '2026-03-02' }))
      expect(await openOf(order)).toMatchObject([{ standing: 'to-send-back', back: 200_00 }])
    })

    it('of what was to go back needs nobody', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      await at.service().cancel(order.number, order.accessKey)
      const { credit, reversal } = creditOf(order, '200.00')
      await moneyIn.take(camt(credit))
      expect(await openOf(order)).toMatchObject([{ standing: 'to-send-back', back: 200_00 }])
      await moneyIn.take(camt(reversal))
      expect([await openOf(order), await reversalsOf(order)]).toEqual([[], []])
    })

    it('with what paid an order a second time leaves the first in place', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      await moneyIn.take(camt(creditOf(order, '200.00').credit))
      const { credit, reversal } = creditOf(order, '200.00')
      await moneyIn.take(camt({ ...credit, day: '2026-03-02' }, { ...reversal, day: '2026-03-02' }))
      expect([await openOf(order), await reversalsOf(order)]).toEqual([[], []])
      await moneyIn.take(statement({ dollars: '200.00', text: order.number, day: '2026-03-03' }))
      expect(await openOf(order)).toMatchObject([{ standing: 'to-send-back', back: 200_00 }])
    })

    it('and told of an order that is paid otherwise, or for which as much has come by hand, is no news to its buyer', async () => {
      const { moneyIn, administration } = await asAdmin()
      const work = await at.backstage.givenArtwork({ title: 'By phone', price: 200_00, stock: 1 })
      const byPhone = { method: 'mpesa', phoneNumber: '254712345678' } as const
      const phone = await at.service().place(at.request(work, 1, byPhone), randomUUID())
      const other = creditOf(phone, '200.00')
      await moneyIn.take(camt(other.reversal))
      const [unknown] = await reversalsOf(phone)
      await moneyIn.take(camt(other.credit))
      expect(await mailOf('transfer-taken-back', unknown?.id ?? '')).toBeUndefined()
      await at.service().cancel(phone.number, phone.accessKey)

      const order = await ordered()
      const { credit, reversal } = creditOf(order, '150.00')
      await moneyIn.take(camt(credit))
      await administration.markPaid(order.number, { waiting: 'send-back' })
      expect(await openOf(order)).toMatchObject([{ standing: 'to-send-back', back: 150_00 }])
      await moneyIn.take(camt(reversal))
      expect(await openOf(order)).toEqual([])
      expect((await look(order)).status).toBe('paid')
    })

    it.each(['with', 'before'] as const)('pays no order, told of %s what it takes back', async (told) => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      const { credit, reversal } = creditOf(order, '200.00')
      if (told === 'before') await moneyIn.take(camt(reversal))
      const earlier = await reversalsOf(order)
      expect(earlier.map(({ back }) => back)).toEqual(told === 'before' ? [0] : [])
      const both = camt(...(told === 'with' ? [credit, reversal] : [credit]))
      expect(await moneyIn.take(both)).toEqual({ ...nothing, unplaced: told === 'with' ? 2 : 1 })
      expect((await look(order)).status).toBe('awaiting-payment')
      for (const { id } of earlier)
        expect(await mailOf('transfer-taken-back', id)).toBe(
          `Order ${order.number}: the bank has taken $200.00 back`,
        )
      expect([await openOf(order), await reversalsOf(order)]).toEqual([[], []])
      expect(await moneyIn.take(camt(credit, reversal))).toEqual({ ...nothing, known: 2 })
      await at.service().cancel(order.number, order.accessKey)
    })
  })
}
