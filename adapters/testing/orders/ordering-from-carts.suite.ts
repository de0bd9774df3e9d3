import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { cartServices } from '#adapters/composition/cart/cart.tokens.ts'
import type { AccountCart } from '#application/cart/contract.ts'
import type { OrderRequest, PlacedOrder } from '#application/orders/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

const gone = (title: string) => `“${title}” is no longer in your cart: it was ordered or removed elsewhere.`

/** What leaves a cart with an order, over whichever implementation of the ports: nobody buys twice what they see in two windows. */
export function describeOrderingFromCarts(at: OrderingFixture): void {
  const { service, request } = at
  let bowl: string
  let print: string

  beforeEach(async () => {
    bowl = await at.backstage.givenArtwork({ title: 'Tide Bowl', price: 120_50, stock: 9 })
    print = await at.backstage.givenArtwork({ title: 'Night Market', price: 19_99, stock: 9 })
  })

  const outcome = (placing: Promise<PlacedOrder>) =>
    placing.then(
      () => 'placed',
      (error: { code?: string }) => error.code,
    )
  const outcomes = (...placing: Promise<PlacedOrder>[]) => Promise.all(placing.map(outcome))

  describe('an order from the cart of an account', () => {
    let caller: Caller
    let cart: AccountCart

    beforeEach(async () => {
      const userId = await at.backstage.givenBuyer(`${randomUUID()}@example.test`, true)
      caller = { userId, role: 'user', sessionId: 'session' }
      cart = at.get(cartServices.cart)(caller)
      await cart.setQuantity({ artworkId: bowl, quantity: 2 })
      await cart.setQuantity({ artworkId: print, quantity: 1 })
    })

    const fromCart = (artworkId = bowl): OrderRequest => ({ ...request(artworkId), fromCart: true })
    const place = (asked: OrderRequest, key: string = randomUUID()) =>
      service(at.bank, undefined, caller).place(asked, key)
    const titles = async () => (await cart.read()).items.map(({ title }) => title)

    it('takes its works out of it with the order, and leaves the others', async () => {
      await place(fromCart())
      expect(await titles()).toEqual(['Night Market'])
    })

    it('leaves a cart alone that it does not name', async () => {
      await place(request(bowl))
      expect(await titles()).toEqual(['Tide Bowl', 'Night Market'])
    })

    it('is placed once, whatever two devices press at the same moment; the money of the others is let go of', async () => {
      const asked = { ...fromCart(), items: [bowl, print].map((artworkId) => ({ artworkId, quantity: 1 })) }
      const came = await outcomes(place(asked), place(asked), place(fromCart()))
      expect(came).toHaveLength(3)
      expect(came.filter((each) => each === 'placed')).toHaveLength(1)
      expect(came.filter((each) => each === 'taken-out')).toHaveLength(2)
      expect(await at.backstage.stockOf(bowl)).toBe(8)
      expect(at.bank.calls.filter((call) => call.startsWith('release'))).toHaveLength(2)
    })

    it('names each work that has left it', async () => {
      await cart.clear()
      const asked = { ...fromCart(), items: [bowl, print].map((artworkId) => ({ artworkId, quantity: 1 })) }
      await expect(place(asked)).rejects.toMatchObject({
        refusal: 'conflict',
        code: 'taken-out',
        message: `${gone('Tide Bowl')} ${gone('Night Market')}`,
        fields: { [bowl]: gone('Tide Bowl'), [print]: gone('Night Market') },
      })
    })

    it('is given again by its key, although its works have left the cart with it', async () => {
      const key = randomUUID()
      const { number } = await place(fromCart(), key)
      expect((await place(fromCart(), key)).number).toBe(number)
      // The page does not know whether its cart is kept by now.
      expect((await place(request(bowl), key)).number).toBe(number)
    })

    it('says of a work that is not here that it is not in it', async () => {
      const byPhone = { method: 'mpesa', phoneNumber: '254712345678' } as const
      await expect(place({ ...fromCart('nonsense'), payment: byPhone })).rejects.toMatchObject({
        code: 'taken-out',
        fields: { nonsense: 'This work is no longer in your cart: it was ordered or removed elsewhere.' },
      })
    })

    it('leaves the cart as it was where nothing is ordered', async () => {
      at.bank.meanwhile = () => at.backstage.setStock(bowl, 0)
      await expect(place(fromCart())).rejects.toMatchObject({ code: 'out-of-stock' })
      expect(await titles()).toEqual(['Tide Bowl', 'Night Market'])
    })

    it('puts its works back where the money could not be taken, and can be tried again', async () => {
      at.bank.refuses.add('take')
      await expect(place(fromCart())).rejects.toMatchObject({ refusal: 'payment-refused' })
      expect((await cart.read()).items).toMatchObject([
        { title: 'Night Market', quantity: 1 },
        { title: 'Tide Bowl', quantity: 1, price: 120_50 },
      ])
      at.bank.refuses.delete('take')
      expect(await outcome(place(fromCart()))).toBe('placed')
      expect(await titles()).toEqual(['Night Market'])
    })

    it('asks a visitor to sign in, before any money is held', async () => {
      await expect(service().place(fromCart(), randomUUID())).rejects.toMatchObject({
        refusal: 'not-signed-in',
      })
      expect(at.bank.calls).toEqual([])
    })

    it('comes between no two changes of the cart: what is put in meanwhile stays, what is ordered stays out', async () => {
      const more = await at.backstage.givenArtwork({ title: 'Reed Basket', stock: 9 })
      await Promise.all([
        place(fromCart()),
        ...[1, 2, 3].map((quantity) => cart.setQuantity({ artworkId: more, quantity })),
        cart.setQuantity({ artworkId: print, quantity: 2 }),
      ])
      expect((await titles()).toSorted()).toEqual(['Night Market', 'Reed Basket'])
    })
  })

  describe('an order from the cart of a browser', () => {
    const from = (line: string, artworkId = bowl, payment?: OrderRequest['payment']): OrderRequest => {
      const asked = request(artworkId, 1, payment)
      return { ...asked, items: asked.items.map((item) => ({ ...item, line })) }
    }
    const place = (asked: OrderRequest, key: string = randomUUID()) => service().place(asked, key)

    it('takes each of its lines out once, in two tabs, or after an answer that got lost', async () => {
      const line = randomUUID()
      expect(new Set(await outcomes(place(from(line)), place(from(line))))).toEqual(
        new Set(['placed', 'taken-out']),
      )
      await expect(place(from(line))).rejects.toMatchObject({
        code: 'taken-out',
        fields: { [bowl]: gone('Tide Bowl') },
      })
      expect(await at.backstage.stockOf(bowl)).toBe(8)
    })

    it('names those alone that have left, and takes no other out with them', async () => {
      const [line, other] = [randomUUID(), randomUUID()]
      await place(from(line))
      const both = { ...from(line), items: [...from(line).items, ...from(other, print).items] }
      await expect(place(both)).rejects.toMatchObject({ fields: { [bowl]: gone('Tide Bowl') } })
      expect(await outcome(place(from(other, print)))).toBe('placed')
    })

    it('keeps nobody from buying the same from another line, or without one', async () => {
      const line = randomUUID()
      expect(await outcome(place(from(line)))).toBe('placed')
      expect(await outcomes(place(from(randomUUID())), place(request(bowl)))).toEqual(['placed', 'placed'])
    })

    it('can be placed where the one before was refused, or its card was', async () => {
      const line = randomUUID()
      await at.backstage.setStock(bowl, 0)
      expect(await outcome(place(from(line)))).toBe('out-of-stock')
      await at.backstage.setStock(bowl, 9)
      const declined = from(line, bowl, { method: 'card', token: 'declined' })
      await expect(place(declined)).rejects.toMatchObject({ refusal: 'payment-refused' })
      expect(await outcome(place(from(line)))).toBe('placed')
    })

    it('can be placed again where the money of the one before could not be taken', async () => {
      const line = randomUUID()
      at.bank.refuses.add('take')
      await expect(place(from(line))).rejects.toMatchObject({ refusal: 'payment-refused' })
      at.bank.refuses.delete('take')
      expect(await outcome(place(from(line)))).toBe('placed')
    })

    it('can be placed again once the one before was cancelled', async () => {
      const line = randomUUID()
      const { number, accessKey } = await place(from(line))
      await service().cancel(number, accessKey)
      expect(await outcome(place(from(line)))).toBe('placed')
      expect(await outcome(place(from(line)))).toBe('taken-out')
    })

    it.each<[string, OrderRequest['payment']]>([
      ['a card', { method: 'card', token: 'pays' }],
      ['a phone', { method: 'mpesa', phoneNumber: '254712345678' }],
    ])(
      'says to whoever buys the last piece once more by %s that it has left, not that it is sold out',
      async (_, payment) => {
        const [line, other] = [randomUUID(), randomUUID()]
        await at.backstage.setStock(bowl, 1)
        await place(from(line, bowl, payment))
        expect(await outcome(place(from(line, bowl, payment)))).toBe('taken-out')
        // Somebody else's line has not left its cart, and stays there.
        const again = () => outcome(place(from(other, bowl, payment)))
        expect([await again(), await again()]).toEqual(['out-of-stock', 'out-of-stock'])
      },
    )

    it('is given again by its key, by whichever line', async () => {
      const [line, key] = [randomUUID(), randomUUID()]
      const { number } = await place(from(line), key)
      expect((await place(from(line), key)).number).toBe(number)
      expect((await place(request(bowl), key)).number).toBe(number)
    })

    it('takes one line for two works out once', async () => {
      const line = randomUUID()
      const both = { ...from(line), items: [...from(line).items, ...from(line, print).items] }
      expect(await outcome(place(both))).toBe('placed')
      expect(await outcome(place(from(line, print)))).toBe('taken-out')
    })
  })
}
