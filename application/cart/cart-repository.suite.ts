import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#application/shared/caller.ts'
import type { CartRepository } from './cart-repository.ts'
import type { AccountCart, CartView } from './contract.ts'

/** Carts over one kind of storage, and how a test lays out what they work on. */
export interface CartBackstage {
  readonly carts: CartRepository
  readonly cartOf: (caller: Caller) => AccountCart
  /** @returns the id of somebody new */
  givenUser(): Promise<string>
  /** A work on show; price in cents. @returns its id */
  givenArtwork(work: {
    readonly title: string
    readonly price: number
    readonly stock: number
  }): Promise<string>
  change(id: string, now: { readonly price?: number; readonly stock?: number }): Promise<void>
  hide(id: string): Promise<void>
}

const seen = ({ items }: CartView) => items.map(({ title, quantity }) => `${quantity} × ${title}`)

/** What the cart of an account promises, over whichever implementation of its port. */
export function describeAccountCart(name: string, open: () => Promise<CartBackstage>): void {
  describe(`the account's cart ${name}`, () => {
    let backstage: CartBackstage
    let cart: AccountCart
    let userId: string
    let bowl: string
    let print: string

    const cartFor = (id: string) => backstage.cartOf({ userId: id, role: 'user', sessionId: 'session' })

    beforeAll(async () => {
      backstage = await open()
    })

    beforeEach(async () => {
      userId = await backstage.givenUser()
      cart = cartFor(userId)
      bowl = await backstage.givenArtwork({ title: 'Tide Bowl', price: 120_50, stock: 3 })
      print = await backstage.givenArtwork({ title: 'Night Market', price: 19_99, stock: 1 })
    })

    it('is empty to begin with', async () => {
      expect(await cart.read()).toEqual({ items: [], totalItems: 0, totalPrice: 0, error: null })
    })

    it('holds what was put into it, in that order, with totals to the cent', async () => {
      await cart.setQuantity({ artworkId: print, quantity: 1 })
      await cart.setQuantity({ artworkId: bowl, quantity: 3 })
      const { items, ...totals } = await cart.read()
      expect(totals).toEqual({ totalItems: 4, totalPrice: 381_49, error: null })
      expect(items).toMatchObject([
        { id: print, title: 'Night Market', price: 19_99, quantity: 1, stock: 1 },
        { id: bowl, title: 'Tide Bowl', price: 120_50, quantity: 3, stock: 3 },
      ])
      expect(items[0]?.artist.name).toBe('Amina Njoroge')
    })

    it('knows works in the order they are asked for, and each once', async () => {
      const works = await backstage.carts.works([print, 'nonsense', bowl, print])
      expect(works.map(({ title }) => title)).toEqual(['Night Market', 'Tide Bowl'])
    })

    it('belongs to its account alone', async () => {
      await cart.setQuantity({ artworkId: bowl, quantity: 1 })
      expect((await cartFor(await backstage.givenUser()).read()).items).toEqual([])
    })

    it('keeps each line where it is when its quantity changes', async () => {
      await cart.setQuantity({ artworkId: bowl, quantity: 1 })
      await cart.setQuantity({ artworkId: print, quantity: 1 })
      expect(seen(await cart.setQuantity({ artworkId: bowl, quantity: 2 }))).toEqual([
        '2 × Tide Bowl',
        '1 × Night Market',
      ])
    })

    it('never holds more than there are, and says so', async () => {
      const answer = await cart.setQuantity({ artworkId: print, quantity: 2 })
      expect([seen(answer), answer.error]).toEqual([['1 × Night Market'], 'Reached maximum stock'])
      expect((await cart.read()).error).toBeNull()
    })

    it('loses a line, and all of them', async () => {
      await cart.setQuantity({ artworkId: bowl, quantity: 1 })
      await cart.setQuantity({ artworkId: print, quantity: 1 })
      expect(seen(await cart.remove(bowl))).toEqual(['1 × Night Market'])
      expect(seen(await cart.remove(bowl))).toEqual(['1 × Night Market'])
      expect(await cart.clear()).toEqual({ items: [], totalItems: 0, totalPrice: 0, error: null })
      expect(seen(await cart.read())).toEqual([])
    })

    it('tells the price that was seen until another is accepted, and how many there are now', async () => {
      await cart.setQuantity({ artworkId: bowl, quantity: 2 })
      await backstage.change(bowl, { price: 130_00, stock: 1 })
      expect((await cart.read()).items).toMatchObject([{ price: 120_50, quantity: 2, stock: 1 }])
      const accepted = await cart.setQuantity({ artworkId: bowl, quantity: 1, price: 130_00 })
      expect(accepted.items).toMatchObject([{ price: 130_00, quantity: 1, stock: 1 }])
    })

    it('tells it still when more pieces of the same are wanted, whatever else is in the cart', async () => {
      await cart.setQuantity({ artworkId: print, quantity: 1 })
      await cart.setQuantity({ artworkId: bowl, quantity: 1 })
      await backstage.change(bowl, { price: 130_00 })
      const more = await cart.setQuantity({ artworkId: bowl, quantity: 2 })
      expect(more.items).toMatchObject([{ price: 19_99 }, { price: 120_50, quantity: 2 }])
    })

    it.each([0, -5_00])('takes a price of %d for none that anybody has seen', async (price) => {
      const { items } = await cart.setQuantity({ artworkId: bowl, quantity: 1, price })
      expect(items).toMatchObject([{ price: 120_50 }])
    })

    it('has no more of a work without a price, whatever price was seen before', async () => {
      await cart.setQuantity({ artworkId: bowl, quantity: 1 })
      await backstage.change(bowl, { price: 0 })
      for (const price of [undefined, 120_50]) {
        const more = { artworkId: bowl, quantity: 2, ...(price && { price }) }
        await expect(cart.setQuantity(more)).rejects.toMatchObject({ code: 'not-for-sale' })
      }
      expect(seen(await cart.merge([{ artworkId: bowl, quantity: 1, price: 120_50 }]))).toEqual([
        '1 × Tide Bowl',
      ])
    })

    it('still tells of a work that is no longer shown, of which nothing can be had', async () => {
      await cart.setQuantity({ artworkId: bowl, quantity: 2 })
      await backstage.hide(bowl)
      expect((await cart.read()).items).toMatchObject([
        { title: 'Tide Bowl', quantity: 2, stock: 0, images: [] },
      ])
      await expect(cart.setQuantity({ artworkId: bowl, quantity: 1 })).rejects.toThrow('not here')
    })

    it.each(['00000000-0000-4000-8000-000000000000', 'nonsense', ''])(
      'refuses the unknown work %j',
      async (id) => {
        await expect(cart.setQuantity({ artworkId: id, quantity: 1 })).rejects.toMatchObject({
          refusal: 'not-found',
          code: 'artwork-not-found',
        })
        expect(seen(await cart.remove(id))).toEqual([])
      },
    )

    it('takes in a browser’s cart: quantities add up, capped at the stock', async () => {
      await cart.setQuantity({ artworkId: bowl, quantity: 2 })
      const merged = await cart.merge([
        { artworkId: bowl, quantity: 1, price: 98_00 },
        { artworkId: bowl, quantity: 1, price: 99_00 },
        { artworkId: print, quantity: 1 },
      ])
      expect(seen(merged)).toEqual(['3 × Tide Bowl', '1 × Night Market'])
      expect(merged.items[0]?.price).toBe(99_00)
      expect(await cart.read()).toEqual(merged)
    })

    it('takes in nothing that is sold out, hidden or unknown', async () => {
      await backstage.change(bowl, { stock: 0 })
      await backstage.hide(print)
      const lines = [bowl, print, 'nonsense'].map((artworkId) => ({ artworkId, quantity: 1 }))
      expect(seen(await cart.merge(lines))).toEqual([])
    })

    it('takes in the same browser’s cart once, also when two tabs send it at once', async () => {
      const lines = [{ artworkId: bowl, quantity: 1 }]
      await Promise.all([1, 2, 3].map(() => cart.merge(lines, 'cart-of-a-browser')))
      await cart.remove(bowl)
      expect(seen(await cart.merge(lines, 'cart-of-a-browser'))).toEqual([])
      expect(seen(await cart.merge(lines, 'another-cart'))).toEqual(['1 × Tide Bowl'])
    })

    it('takes in what comes without a key as often as it comes', async () => {
      const lines = [{ artworkId: bowl, quantity: 1 }]
      await cart.merge(lines)
      expect(seen(await cart.merge(lines))).toEqual(['2 × Tide Bowl'])
    })

    it('loses nothing when tabs change it at once', async () => {
      const works = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          backstage.givenArtwork({ title: `Work ${index}`, price: 1_00, stock: 5 }),
        ),
      )
      await Promise.all(works.map((artworkId) => cart.setQuantity({ artworkId, quantity: 2 })))
      expect((await cart.read()).totalItems).toBe(16)
    })

    it('knows which lines have left browsers’ carts until that is forgotten', async () => {
      const { carts } = backstage
      const [one, other] = [`digest ${bowl}`, `digest ${print}`]
      const [before, then] = [new Date('2026-03-01'), new Date('2026-06-01')]
      expect(new Set(await carts.takeOutLines([other, one], bowl, then))).toEqual(new Set([one, other]))
      await carts.forgetTakenOut(then)
      const [early, late] = [`early ${one}`, `late ${one}`]
      expect(await carts.takeOutLines([one, early], print, before)).toEqual([early])
      await carts.forgetTakenOut(then)
      expect(await carts.takeOutLines([one, early], print, then)).toEqual([early])
      expect(await carts.takeOutLines([late], print, then)).toEqual([late])
    })

    it('takes nothing in where a quantity is none', async () => {
      const lines = [
        { artworkId: bowl, quantity: 1 },
        { artworkId: print, quantity: 0 },
      ]
      await expect(cart.merge(lines, 'broken')).rejects.toMatchObject({ code: 'not-a-quantity' })
      expect(seen(await cart.read())).toEqual([])
    })

    it('asks a visitor to sign in', async () => {
      const visitors: Caller = null
      const theirs = backstage.cartOf(visitors)
      for (const asked of [
        () => theirs.read(),
        () => theirs.clear(),
        () => theirs.merge([]),
        () => theirs.remove(bowl),
      ])
        await expect(asked()).rejects.toMatchObject({ refusal: 'not-signed-in' })
    })
  })
}
