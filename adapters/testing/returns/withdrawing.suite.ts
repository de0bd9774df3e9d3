import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { adminPorts } from '#adapters/composition/admin/admin.tokens.ts'
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
      const sent = await withdrawals.sendBack(number, id, { carrier: 'Posta\nKenya' }, accessKey)
      expect(sent.returns).toMatchObject([{ status: 'sent', carrier: 'Posta Kenya', trackingNumber: null }])
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

    /** On its way back from a buyer who has withdrawn. */
    async function coming() {
      const order = await paid()
      await send(order)
      const after = await service().withdrawals.withdraw(order.number, {}, undefined, order.accessKey)
      return { ...order, returnId: after.returns[0]?.id ?? '', returns: (await admin()).returns }
    }
    const logged = async (subject: string) =>
      (await at.get(adminPorts.log).slice({ subject }, 10, null)).items.map(({ action, before, after }) => [
        action,
        before,
        after,
      ])

    it('is sent where an admin says, who is in the log with it', async () => {
      const { id, number, returnId, returns } = await coming()
      await expect(returns.sayWhere(number, returnId, ' ')).rejects.toMatchObject({
        code: 'address-incomplete',
        fields: { sendTo: 'Address is required' },
      })
      expect(await returns.sayWhere(number, returnId, ' 12 Marina Road ')).toMatchObject([
        { id: returnId, sendTo: '12 Marina Road', status: 'expected' },
      ])
      const mail = await at.backstage.mailOf(`return-address:${returnId}:${at.now.toISOString()}`)
      expect(mail?.text).toContain('12 Marina Road')
      expect(await logged(id)).toEqual([
        ['return-address-said', { return: 'expected' }, { return: 'expected' }],
      ])
    })

    it.each([
      ['waived', 0, 9_999],
      ['refused', 9_999, 0],
    ] as const)(
      'that does not come back in time is %s by an admin: %i is kept',
      async (how, left, givenBack) => {
        const { id, number, accessKey, returnId, returns } = await coming()
        await expect(returns.decide(number, returnId, how)).rejects.toMatchObject({
          code: 'return-not-overdue',
        })
        at.now = new Date(at.now.getTime() + 16 * 86_400_000)
        expect(await returns.decide(number, returnId, how)).toMatchObject([{ status: how, givenBack }])
        expect(await service().order(number, accessKey)).toMatchObject({ left })
        expect(await at.backstage.mailOf(`return-ended:${returnId}`)).toBeDefined()
        expect(await logged(id)).toEqual([[`return-${how}`, { return: 'expected' }, { return: how }]])
        expect(await at.backstage.booksSum()).toBe(0)
      },
    )

    it('is looked for in an order and a return that are there', async () => {
      const { number, returns } = await coming()
      await expect(returns.returns('0000-0000')).rejects.toMatchObject({
        refusal: 'not-found',
        code: 'order-not-found',
        message: 'There is no order 0000-0000 here.',
      })
      await expect(returns.receive(number, randomUUID())).rejects.toMatchObject({
        refusal: 'not-found',
        code: 'return-not-found',
        message: 'There is no such return in this order.',
      })
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
