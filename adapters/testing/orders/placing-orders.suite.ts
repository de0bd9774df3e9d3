import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

/** How orders come about, over whichever implementation of the ports. */
export function describePlacingOrders(at: OrderingFixture): void {
  const { service, request, shipping } = at

  describe('placing an order', () => {
    it('takes the stock, writes the order, the books and the mail, and captures the card', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Harbour', price: 64_000, stock: 3 })
      const order = await service().place(request(id, 2), randomUUID())
      expect(order).toMatchObject({
        status: 'paid',
        total: 128_000,
        payment: { method: 'card', status: 'paid' },
        items: [{ artworkId: id, title: 'Harbour', quantity: 2, price: 64_000 }],
        fulfilments: [{ artist: { name: 'Amina Njoroge' }, status: 'waiting', artistReceives: 108_800 }],
      })
      expect(order.timeline.map(({ status }) => status)).toEqual(['awaiting-payment', 'paid'])
      expect(await at.backstage.stockOf(id)).toBe(1)
      expect(at.bank.calls).toEqual(['begin hold-1', 'take hold-1'])
      const mail = await at.backstage.mailOf(`order-confirmed:${order.id}`)
      expect(mail?.subject).toBe(`Order ${order.number} is confirmed`)
      expect(mail?.text).toContain(`https://sanaa.test/orders/${order.number}?key=${order.accessKey}`)
      expect(await service().order(order.number, order.accessKey)).toEqual(
        expect.objectContaining({ id: order.id, shipping }),
      )
    })

    it('gives the same order to the same key and request, and refuses the key to another request', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Twice', stock: 5 })
      const key = randomUUID()
      const first = await service().place(request(id), key)
      expect((await service().place(request(id), key)).number).toBe(first.number)
      expect(await at.backstage.stockOf(id)).toBe(4)
      await expect(service().place(request(id, 2), key)).rejects.toMatchObject({
        code: 'idempotency-key-reused',
      })
    })

    it('places one order when the same request comes several times at once', async () => {
      const id = await at.backstage.givenArtwork({ title: 'At once', stock: 1 })
      const key = randomUUID()
      const orders = await Promise.all(Array.from({ length: 6 }, () => service().place(request(id), key)))
      expect(new Set(orders.map(({ number }) => number)).size).toBe(1)
      expect(await at.backstage.stockOf(id)).toBe(0)
    })

    it('writes nothing when a card is declined', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Declined', stock: 1 })
      const before = await at.backstage.orderCount()
      const declined = request(id, 1, { method: 'card', token: 'declined' })
      await expect(service().place(declined, randomUUID())).rejects.toMatchObject({
        refusal: 'payment-refused',
      })
      expect(await at.backstage.stockOf(id)).toBe(1)
      expect(await at.backstage.orderCount()).toBe(before)
    })

    it.each([
      ['more', 90_000],
      ['less', 40_000],
    ])(
      'charges no price of before where the first answer was lost and the work costs %s',
      async (_, price) => {
        const id = await at.backstage.givenArtwork({ title: 'Moving', price: 64_000, stock: 1 })
        const [key, asked] = [randomUUID(), request(id)]
        at.bank.meanwhile = () => Promise.reject(new Error('the connection is gone'))
        await expect(service().place(asked, key)).rejects.toThrow('the connection is gone')
        await at.backstage.setPrice(id, price)
        await expect(service().place(asked, key)).rejects.toMatchObject({ code: 'price-changed' })
        expect(await at.backstage.stockOf(id)).toBe(1)
        expect(at.bank.calls).toEqual(['begin hold-1', 'release hold-1'])
        const anew = { ...asked, payment: { method: 'card', token: 'another' } } as const
        expect(await service().place(anew, randomUUID())).toMatchObject({ status: 'paid', total: price })
      },
    )

    it('takes nothing of an order of which one work is short, names that work and lets go of the money', async () => {
      const plenty = await at.backstage.givenArtwork({ title: 'Plenty', stock: 9 })
      const rare = await at.backstage.givenArtwork({ title: 'Rare', stock: 1 })
      at.bank.meanwhile = () => at.backstage.setStock(rare, 0)
      const both = {
        ...request(plenty),
        items: [plenty, rare].map((artworkId) => ({ artworkId, quantity: 1 })),
      }
      await expect(service().place(both, randomUUID())).rejects.toMatchObject({
        code: 'out-of-stock',
        fields: { [rare]: '“Rare” is sold out.' },
      })
      expect(await at.backstage.stockOf(plenty)).toBe(9)
      expect(at.bank.calls).toEqual(['begin hold-1', 'release hold-1'])
    })

    it('never takes another price than the one that was seen', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Dearer', price: 5000, stock: 1 })
      const seen = { ...request(id), items: [{ artworkId: id, quantity: 1, price: 4_550 }] }
      await expect(service().place(seen, randomUUID())).rejects.toMatchObject({
        code: 'price-changed',
        fields: { [id]: '“Dearer” now costs $50.00 instead of $45.50.' },
      })
      expect(await at.backstage.stockOf(id)).toBe(1)
    })

    it('never takes another sum than the one that was shown, however it is paid, and holds no money for it', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Restored', price: 14_500, stock: 9 })
      const mpesa = { method: 'mpesa', phoneNumber: '254712345678' } as const
      for (const asked of [request(id, 2), request(id, 2, mpesa)])
        for (const total of [145, 290.01, 0])
          await expect(service().place({ ...asked, total }, randomUUID())).rejects.toMatchObject({
            refusal: 'conflict',
            code: 'total-changed',
            message: expect.stringContaining('Your order now costs $290.00'),
          })
      expect(await at.backstage.stockOf(id)).toBe(9)
      expect(at.bank.calls).toEqual([])
    })

    it('places an order of the sum that was shown, gives it to the same request again, and under its key to no other sum', async () => {
      const id = await at.backstage.givenArtwork({ title: 'As shown', price: 14_500, stock: 9 })
      const key = randomUUID()
      const shown = { ...request(id, 2), total: 29_000 }
      await expect(service().place({ ...shown, total: 14_500 }, key)).rejects.toMatchObject({
        code: 'total-changed',
      })
      const first = await service().place(shown, key)
      expect(first.total).toBe(29_000)
      expect((await service().place(shown, key)).number).toBe(first.number)
      for (const other of [request(id, 2), { ...shown, total: 14_500 }])
        await expect(service().place(other, key)).rejects.toMatchObject({ code: 'idempotency-key-reused' })
      expect(await at.backstage.stockOf(id)).toBe(7)
    })

    it('keeps the hold of an order that was written, when the same request fails beside it', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Shared hold', stock: 1 })
      const key = randomUUID()
      const failing: UnitOfWork = { run: () => Promise.reject(new Error('connection lost')) }
      at.bank.meanwhile = () => service().place(request(id), key)
      await expect(service(at.bank, failing).place(request(id), key)).rejects.toThrow('connection lost')
      expect(at.bank.calls).not.toContain('release hold-1')
    })

    it('lets go of a second hold, when the same order comes again beside it with another token', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Two holds', stock: 2 })
      const key = randomUUID()
      at.bank.meanwhile = () => service().place(request(id), key)
      const again = request(id, 1, { method: 'card', token: 'pays too' })
      await service().place(again, key)
      expect(await at.backstage.stockOf(id)).toBe(1)
      expect(at.bank.calls).toEqual(['begin hold-1', 'take hold-1', 'begin hold-2', 'release hold-2'])
    })

    it('asks the phone again when the bank was away, and then no more', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Unasked', stock: 1 })
      const byPhone = request(id, 1, { method: 'mpesa', phoneNumber: '254712345678' })
      const key = randomUUID()
      at.bank.away.add('begin')
      const { number, status } = await service().place(byPhone, key)
      expect(status).toBe('awaiting-payment')
      at.bank.away.clear()
      const { accessKey } = await service().place(byPhone, key)
      await service().place(byPhone, key)
      expect(at.bank.calls).toEqual(['begin hold-1'])
      await service().cancel(number, accessKey)
    })
  })

  describe('the last pieces', () => {
    it('are sold once each, however many want them', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Wanted', stock: 3 })
      const results = await Promise.allSettled(
        Array.from({ length: 30 }, () => service().place(request(id), randomUUID())),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      const refusals = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as DomainError] : [],
      )
      expect(refusals.every(({ code }) => code === 'out-of-stock')).toBe(true)
      expect(await at.backstage.stockOf(id)).toBe(0)
    })

    it('do not lock buyers of the same works in a circle', async () => {
      const ids = await Promise.all(
        ['One', 'Two', 'Three'].map((title) => at.backstage.givenArtwork({ title, stock: 40 })),
      )
      const buy = (order: string[]) =>
        service().place(
          { ...request(''), items: order.map((artworkId) => ({ artworkId, quantity: 1 })) },
          randomUUID(),
        )
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => buy(index % 2 === 0 ? ids : ids.toReversed())),
      )
      expect(await Promise.all(ids.map((id) => at.backstage.stockOf(id)))).toEqual([20, 20, 20])
    })
  })
}
