import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { cataloguePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentPorts } from '#adapters/composition/payments/payments.tokens.ts'
import type { OrderRequest } from '#application/orders/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { usualHoldLimits } from '#domain/orders/holding.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

const phone: OrderRequest['payment'] = { method: 'mpesa', phoneNumber: '254712345678' }
const refused = { refusal: 'conflict', code: 'too-much-held' }
const { buyer, address } = usualHoldLimits

/** How much may be kept from others before it is paid, over whichever implementation of the ports. */
export function describeHoldingWorks(at: OrderingFixture): void {
  const from = (network?: string, caller: Caller = null) => at.service(at.bank, undefined, caller, network)
  const given = (price = 1_000) => at.backstage.givenArtwork({ title: 'Held', price, stock: 1_000 })
  const mailbox = () => `${randomUUID()}@example.test`
  /** How a work is shown, and until when; and what the comparison at night would find of holds. */
  const seen = async (id: string) => {
    const found = await at.get(cataloguePorts.artworks).find(id)
    expect(await at.get(orderPorts.checks).heldAmiss(10)).toEqual([])
    return [found?.availability, found?.heldUntil]
  }
  const inMinutes = (minutes: number) => new Date(at.now.getTime() + minutes * 60_000).toISOString()
  const wish = (id: string, email: string, quantity = 1) => ({ ...at.request(id, quantity, phone), email })

  describe('holding works', () => {
    afterEach(async () => {
      at.now = new Date('2026-06-01T10:00:00Z')
      await at.service().unpaid.expire()
    })

    it('is limited for a mailbox, however it is written, until one of its orders has ended', async () => {
      const id = await given()
      const name = randomUUID()
      const orders = []
      for (let n = 0; n < buyer.orders; n += 1)
        orders.push(await from(`n${n}`).place(wish(id, `${name}+${n}@example.test`), randomUUID()))
      const more = wish(id, `${name.toUpperCase()}@example.test`)
      const stock = await at.backstage.stockOf(id)
      await expect(from('another').place(more, randomUUID())).rejects.toMatchObject({
        ...refused,
        message:
          '3 orders wait for their payment here already. Please pay or cancel one that waits, and then place this one.',
      })
      expect(await at.backstage.stockOf(id)).toBe(stock)
      await from().cancel(orders[0]!.number, orders[0]!.accessKey)
      expect(await from('another').place(more, randomUUID())).toMatchObject({ status: 'awaiting-payment' })
    })

    it('is not used up by what others place in a name and nobody confirms, and is by what is confirmed', async () => {
      const id = await given()
      const email = mailbox()
      const payment = { method: 'atm', bankName: 'Equity Bank', accountNumber: '1234567890' } as const
      const strangers = []
      for (let n = 0; n < buyer.orders; n += 1)
        strangers.push(await from(`s${n}`).place({ ...wish(id, email), payment }, randomUUID()))
      for (let n = 0; n < buyer.orders; n += 1)
        expect(await from(`o${n}`).place(wish(id, email), randomUUID())).toMatchObject({
          status: 'awaiting-payment',
        })
      await expect(at.keep(strangers[0]!)).rejects.toMatchObject(refused)
    })

    it('is limited for a network, whatever mailboxes are named, and free for others', async () => {
      const id = await given()
      const network = randomUUID()
      for (let n = 0; n < address.orders; n += 1) await from(network).place(wish(id, mailbox()), randomUUID())
      await expect(from(network).place(wish(id, mailbox()), randomUUID())).rejects.toMatchObject(refused)
      expect(await from(randomUUID()).place(wish(id, mailbox()), randomUUID())).toMatchObject({
        status: 'awaiting-payment',
      })
    })

    it('is limited for an account, whatever mailboxes it names', async () => {
      const id = await given()
      const userId = await at.backstage.givenBuyer(mailbox(), true)
      const caller = { userId, role: 'user', sessionId: randomUUID() } as const
      for (let n = 0; n < buyer.orders; n += 1)
        await from(undefined, caller).place(wish(id, mailbox()), randomUUID())
      await expect(from(undefined, caller).place(wish(id, mailbox()), randomUUID())).rejects.toMatchObject(
        refused,
      )
    })

    it('is limited by pieces and by what they cost, but for one piece', async () => {
      const [many, dear] = [await given(), await given(buyer.sum + 1)]
      const email = mailbox()
      await expect(from().place(wish(many, email, buyer.pieces + 1), randomUUID())).rejects.toMatchObject({
        ...refused,
        message: 'Until they are paid, we keep at most 10 pieces for one buyer. Please take fewer.',
      })
      await expect(from().place(wish(dear, email, 2), randomUUID())).rejects.toMatchObject({
        ...refused,
        message:
          'Until they are paid, we keep works for at most $25,000.00 for one buyer. Please take fewer.',
      })
      await from().place(wish(dear, email), randomUUID())
      await expect(from().place(wish(many, email), randomUUID())).rejects.toMatchObject(refused)
    })

    it('is not asked of whoever pays at once', async () => {
      const id = await given()
      const whole = { ...at.request(id, buyer.pieces + 1), email: mailbox() }
      expect(await from().place(whole, randomUUID())).toMatchObject({ status: 'paid' })
    })

    it('is told of a work without pieces left, until the first of its unpaid orders ends', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Told', stock: 3 })
      const transfer = { method: 'atm', bankName: 'Equity Bank', accountNumber: '1234567890' } as const
      const slow = await from().place({ ...wish(id, mailbox()), payment: transfer }, randomUUID())
      await at.keep(slow)
      expect(await seen(id)).toEqual(['available', null])
      const soon = await from().place(wish(id, mailbox()), randomUUID())
      const bought = await from().place({ ...at.request(id), email: mailbox() }, randomUUID())
      expect(bought.status).toBe('paid')
      expect(await seen(id)).toEqual(['held', inMinutes(15)])
      await expect(from().place(wish(id, mailbox()), randomUUID())).rejects.toMatchObject({
        code: 'out-of-stock',
        fields: { [id]: '“Told” is in another basket just now.' },
      })
      await from().cancel(soon.number, soon.accessKey)
      expect(await seen(id)).toEqual(['available', null])
      await from().place({ ...at.request(id), email: mailbox() }, randomUUID())
      expect(await seen(id)).toEqual(['held', inMinutes(72 * 60)])
      const userId = await at.backstage.givenBuyer(mailbox(), true)
      const admin = { userId, role: 'admin', sessionId: userId } as const
      await at.service(at.bank, undefined, admin).administration.markPaid(slow.number)
      expect(await seen(id)).toEqual(['sold-out', null])
    })

    it('ends for a work once the money for it is held, and begins again where it is not any more', async () => {
      const id = await at.backstage.givenArtwork({ title: 'As good as sold', stock: 1 })
      at.bank.away.add('take')
      const email = mailbox()
      const { number, accessKey } = await from().place({ ...at.request(id), email }, randomUUID())
      expect(await seen(id)).toEqual(['sold-out', null])

      const [attempt] = await at.get(paymentPorts.attempts).ofOrder(number)
      const lost = {
        is: 'ended',
        why: 'expired',
        sentence: 'The hold has run out.',
        mayTryAgain: true,
      } as const
      at.bank.says(attempt!.id, lost)
      expect(await from().lookAtPayment(number, accessKey)).toMatchObject({ status: 'awaiting-payment' })
      expect(await seen(id)).toEqual(['held', inMinutes(15)])

      // Nobody can be asked to take the money: it stays held.
      await expect(from().payWithAnotherCard(number, 'pays', accessKey)).rejects.toThrow('bank away')
      expect(await seen(id)).toEqual(['sold-out', null])

      at.bank.away.clear()
      expect(await from().lookAtPayment(number, accessKey)).toMatchObject({ status: 'paid' })
      expect(await seen(id)).toEqual(['sold-out', null])
    })

    it('lets no more through where they come at once', async () => {
      const id = await given()
      const [network, email] = [randomUUID(), mailbox()]
      const answers = await Promise.allSettled(
        Array.from({ length: 12 }, () => from(network).place(wish(id, email), randomUUID())),
      )
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(buyer.orders)
      const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
      expect(reasons).toMatchObject(reasons.map(() => refused))
      const others = await Promise.allSettled(
        Array.from({ length: 12 }, () => from(network).place(wish(id, mailbox()), randomUUID())),
      )
      expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(
        address.orders - buyer.orders,
      )
    })
  })
}
