import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { returnPorts } from '#adapters/composition/returns/returns.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { OrderingFixture } from '../orders/ordering-fixture.ts'

/** How buyers withdraw, over whichever implementation of the ports. */
export function describeWithdrawing(at: OrderingFixture): void {
  const { service, request } = at

  async function paid(): Promise<PlacedOrder & { readonly work: string }> {
    const work = await at.backstage.givenArtwork({ title: 'Salt', price: 3_333, stock: 3 })
    return { ...(await service().place(request(work, 3), randomUUID())), work }
  }
  async function admin() {
    const userId = await at.backstage.givenBuyer(`${randomUUID()}@example.test`, true)
    return service(at.bank, undefined, { userId, role: 'admin', sessionId: userId })
  }
  async function send({ number, fulfilments }: PlacedOrder): Promise<void> {
    await at.get(sharedPorts.work).run(async () => {
      const order = await at.get(orderPorts.orders).byNumber(number)
      order?.ship(fulfilments[0]?.artist.id ?? '', 'DHL', '42', at.now)
      if (order) await at.get(orderPorts.orders).save(order)
    })
  }

  describe('a withdrawal', () => {
    it('is kept as it was stated, pays back what was not sent, and is one however often it comes', async () => {
      const order = await paid()
      const { id, number, accessKey, work } = order
      const { withdrawals } = service()
      const key = randomUUID()
      const statement = {
        lines: [{ artworkId: work, quantity: 2 }],
        name: ' Lena O. ',
        email: 'other@example.test',
      }
      const once = await withdrawals.withdraw(number, statement, key, accessKey)
      expect(await withdrawals.withdraw(number, statement, key, accessKey)).toEqual(once)
      expect(await withdrawals.afterSale(number, accessKey)).toEqual(once)
      expect(once).toMatchObject({
        canWithdraw: true,
        items: [{ artworkId: work, quantity: 1 }],
        withdrawals: [
          {
            name: 'Lena O.',
            email: 'other@example.test',
            at: at.now.toISOString(),
            lines: [{ artworkId: work, title: 'Salt', quantity: 2 }],
            givenBack: 6_666,
          },
        ],
        returns: [],
      })
      expect(await service().order(number, accessKey)).toMatchObject({ status: 'paid', left: 3_333 })
      expect(await at.backstage.stockOf(work)).toBe(2)
      expect(await at.backstage.booksSum()).toBe(0)
      const [stated] = once.withdrawals
      for (const whom of ['named', 'order']) {
        const mail = await at.backstage.mailOf(`withdrawal:${stated?.id}:${whom}`)
        for (const said of [
          '2 × Salt',
          number,
          'Name: Lena O.',
          'other@example.test',
          '1 March 2026 at 10:00 UTC',
        ])
          expect(mail?.text).toContain(said)
      }
      expect(await at.get(returnPorts.withdrawals).withdrawals(id)).toHaveLength(1)
    })

    it('at the same moment as an admin’s refund gives nothing back twice', async () => {
      const { number, accessKey, work } = await paid()
      const { administration } = await admin()
      const { withdrawals } = service()
      await Promise.allSettled([
        withdrawals.withdraw(number, {}, randomUUID(), accessKey),
        administration.refund(number, { lines: [{ artworkId: work, quantity: 3 }] }),
        withdrawals.withdraw(number, {}, randomUUID(), accessKey),
      ])
      const order = await service().order(number, accessKey)
      expect(order).toMatchObject({ status: 'refunded', left: 0, refunds: [{ amount: 9_999 }] })
      expect(await at.backstage.stockOf(work)).toBe(3)
      expect(await at.backstage.booksSum()).toBe(0)
    })

    it('from what was sent is paid back once it has come back, once', async () => {
      const order = await paid()
      const { number, accessKey, work } = order
      await send(order)
      const { withdrawals } = service()
      const after = await withdrawals.withdraw(number, {}, undefined, accessKey)
      expect(after).toMatchObject({ canWithdraw: false, returns: [{ status: 'expected', givenBack: 0 }] })
      expect(await service().order(number, accessKey)).toMatchObject({ left: 9_999 })
      const id = after.returns[0]?.id ?? ''
      const sent = await withdrawals.sendBack(number, id, { carrier: 'EMS' }, accessKey)
      expect(sent.returns).toMatchObject([{ status: 'sent', carrier: 'EMS', trackingNumber: null }])
      const { returns } = await admin()
      const both = await Promise.allSettled([returns.receive(number, id), returns.receive(number, id)])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await returns.returns(number)).toMatchObject([{ status: 'received', givenBack: 9_999 }])
      expect(await service().order(number, accessKey)).toMatchObject({ status: 'refunded', left: 0 })
      expect(await at.backstage.stockOf(work)).toBe(0)
      expect(await at.backstage.booksSum()).toBe(0)
      expect((await at.backstage.mailOf(`return-ended:${id}`))?.text).toContain(
        'Your money is on its way back.',
      )
    })

    it('is nobody’s but the buyer’s', async () => {
      const { number } = await paid()
      await expect(service().withdrawals.withdraw(number, {}, randomUUID(), 'wrong')).rejects.toMatchObject({
        refusal: 'not-found',
      })
      await expect(service().withdrawals.afterSale(number)).rejects.toMatchObject({
        refusal: 'not-signed-in',
      })
      await expect(service().returns.returns(number)).rejects.toMatchObject({ refusal: 'not-signed-in' })
    })
  })
}
