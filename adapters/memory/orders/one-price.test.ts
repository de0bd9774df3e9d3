import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import { type CartItem, totalPrice } from '#domain/cart/cart.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'
import { givenArtist, hangWork } from '../testing/given-works.ts'

const wanted = fc.record({
  artist: fc.constantFrom('Amina Njoroge', 'Brook Tadesse', 'Chidi Eze'),
  price: fc.integer({ min: 1, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
})

const shipping = {
  name: 'Lena Okoro',
  street: '12 Marina Road',
  city: 'Lagos',
  state: 'Lagos State',
  postalCode: '101241',
  country: 'NG',
  phone: '+2348012345678',
}

it('a price is the same in the cart, held, ordered, listed, mailed, booked and given back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wanted, { minLength: 1, maxLength: 6 }), async (works) => {
      const memory = new Memory()
      const bank = watchedBank()
      const shop = memoryAssembly(memory, given(paymentWays, bank.ways))
      const adminId = givenUser(memory.accounts, { role: 'admin' })
      const admin = shop.get(orderServices.administration)({ userId: adminId, role: 'admin', sessionId: '1' })
      const artists = new Map(
        [...new Set(works.map(({ artist }) => artist))].map((name) => [
          name,
          givenArtist(memory.gallery, name),
        ]),
      )
      const items = works.map(({ artist, price, quantity }, index): CartItem => {
        const artistId = artists.get(artist) ?? ''
        const work = { artistId, title: `Work ${index}`, price, stock: quantity }
        const id = hangWork(memory.gallery, work)
        return {
          id,
          title: work.title,
          price,
          quantity,
          stock: quantity,
          images: [],
          artist: { id: artistId, name: artist },
        }
      })

      const shown = totalPrice({ items })
      const order = await shop
        .get(orderServices.ordering)(null)
        .place(
          {
            items: items.map(({ id, quantity, price }) => ({ artworkId: id, quantity, price })),
            shipping,
            email: 'lena@example.test',
            payment: { method: 'card', token: 'card' },
            total: shown,
          },
          randomUUID(),
        )
      const buyer = () =>
        (memory.books.entries.get(order.id) ?? [])
          .filter(({ account }) => account.kind === 'buyer')
          .map(({ amount }) => amount)
      expect([order.subtotal + order.shippingCost, order.total, order.left]).toEqual([shown, shown, shown])
      expect([...memory.payments.attempts.values()].map(({ amount }) => amount)).toEqual([shown])
      expect((await admin.orders({})).items.map(({ total }) => total)).toEqual([shown])
      expect(buyer()).toEqual([0 - shown])
      const confirmed = memory.mails.get(`order-confirmed:${order.id}`)?.mail
      expect(confirmed?.text).toContain(`Total: ${formatMoney(shown)}`)

      await admin.refund(order.number)
      expect(buyer()).toEqual([0 - shown, shown])
      const back = [...memory.jobs.waiting.values()].find(({ kind }) => kind === 'give-back-payment')
      expect(back?.what).toMatchObject({ amount: shown })
      expect(memory.mails.get(`order-refunded:${order.id}`)?.mail.text).toContain(formatMoney(shown))
    }),
    { numRuns: 40 },
  )
})
