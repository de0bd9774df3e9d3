import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { readBack } from '#adapters/pdf/testing/read-back.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import { type CartItem, totalPrice } from '#domain/cart/cart.ts'
import type { LedgerAccount } from '#domain/fair-pay/ledger.ts'
import { splitLines } from '#domain/orders/artists-part.ts'
import { heldBy } from '#domain/orders/holding.ts'
import { type Cents, formatMoney, sumOf } from '#domain/shared/money.ts'
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

/** Works of their artists that hang, as a cart has them. */
function itemsOf(
  memory: Memory,
  works: readonly (typeof wanted extends fc.Arbitrary<infer Work> ? Work : never)[],
): CartItem[] {
  const artists = new Map(
    [...new Set(works.map(({ artist }) => artist))].map((name) => [name, givenArtist(memory.gallery, name)]),
  )
  return works.map(({ artist, price, quantity }, index) => {
    const artistId = artists.get(artist) ?? ''
    const work = { artistId, title: `Work ${index}`, price, stock: quantity }
    return {
      id: hangWork(memory.gallery, work),
      title: work.title,
      price,
      quantity,
      stock: quantity,
      images: [],
      artist: { id: artistId, name: artist },
    }
  })
}

/** What part of what is left goes back in a step, in percent. */
const steps = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 })

it('a price is the same in the cart, held, ordered, listed, mailed, booked, on its receipt and given back in steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wanted, { minLength: 1, maxLength: 6 }), steps, async (works, parts) => {
      const memory = new Memory()
      const shop = memoryAssembly(memory, given(paymentWays, watchedBank().ways))
      const adminId = givenUser(memory.accounts, { role: 'admin' })
      const admin = shop.get(orderServices.administration)({ userId: adminId, role: 'admin', sessionId: '1' })
      const visitor = shop.get(orderServices.ordering)(null)
      const receipts = shop.get(orderServices.receipts)(null)
      const items = itemsOf(memory, works)

      const shown = totalPrice({ items })
      const order = await visitor.place(
        {
          items: items.map(({ id, quantity, price }) => ({ artworkId: id, quantity, price })),
          shipping,
          email: 'lena@example.test',
          payment: { method: 'card', token: 'card' },
          total: shown,
        },
        randomUUID(),
      )
      const { number, accessKey } = order
      const booked = (kind: LedgerAccount['kind']) =>
        (memory.books.entries.get(order.id) ?? [])
          .filter(({ account }) => account.kind === kind)
          .map(({ amount }) => amount)
      expect(heldBy(items).sum).toBe(shown)
      expect([order.subtotal + order.shippingCost, order.total, order.left]).toEqual([shown, shown, shown])
      expect([...memory.payments.attempts.values()].map(({ amount }) => amount)).toEqual([shown])
      expect((await admin.orders({})).items.map(({ total }) => total)).toEqual([shown])
      expect(booked('buyer')).toEqual([0 - shown])
      const confirmed = memory.mails.get(`order-confirmed:${order.id}`)?.mail
      expect(confirmed?.text).toContain(`Total: ${formatMoney(shown)}`)
      expect(confirmed?.text).toContain(formatMoney(splitLines(items, order.feePercent).artist))

      let left = shown
      const back: Cents[] = []
      const sameEverywhere = async () => {
        const [now, receipt] = [
          await visitor.order(number, accessKey),
          await receipts.receipt(number, accessKey),
        ]
        expect([now.total, now.left]).toEqual([shown, left])
        expect(sumOf(now.fulfilments.map(({ kept }) => kept))).toBe(left)
        expect(sumOf(now.fulfilments.map(({ artistReceives }) => artistReceives))).toBe(
          sumOf(booked('artist')),
        )
        expect([receipt.subtotal + receipt.shippingCost, receipt.total, receipt.kept]).toEqual([
          shown,
          shown,
          left,
        ])
        expect(sumOf(receipt.parts.flatMap(({ lines }) => lines.map(({ total }) => total)))).toBe(shown)
        expect(receipt.artistsReceive - sumOf(receipt.refunds.map(({ fromArtists }) => fromArtists))).toBe(
          sumOf(booked('artist')),
        )
        expect(receipt.fee - sumOf(receipt.refunds.map(({ fromPlatform }) => fromPlatform))).toBe(
          sumOf(booked('platform')),
        )
        expect(booked('buyer')).toEqual([0 - shown, ...back])
      }
      await sameEverywhere()
      for (const percent of [...parts, 100]) {
        const amount = percent === 100 ? left : Math.floor((left * percent) / 100)
        if (amount === 0) continue
        await admin.refund(number, percent === 100 ? {} : { amount })
        left -= amount
        back.push(amount)
        await sameEverywhere()
      }
      const { text } = await readBack(await receipts.printed(number, accessKey))
      for (const words of [
        `Subtotal ${formatMoney(shown)}`,
        `Total ${formatMoney(shown)}`,
        'Paid in the end $0.00',
      ])
        expect(text).toContain(words)
      const sent = [...memory.jobs.waiting.values()].flatMap(({ kind, what }) =>
        kind === 'give-back-payment' ? [what] : [],
      )
      expect(sent.map((each) => (each as { amount: Cents }).amount)).toEqual(back)
      const mails = [...memory.mails].filter(([event]) => /^order-(?:partly-)?refunded:/.test(event))
      for (const [nth, amount] of back.entries())
        expect(mails[nth]?.[1].mail.text).toContain(formatMoney(amount))
    }),
    { numRuns: 16 },
  )
})
