import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fairPayServices } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

/** What the open books say of orders, over whichever implementation of the ports. */
export function describeOpenBooks(at: OrderingFixture): void {
  const { service, request } = at
  const books = () => at.get(fairPayServices.fairPay).books()

  /** By how much they are more than before. */
  async function change(act: () => Promise<unknown>) {
    const before = await books()
    await act()
    const after = await books()
    return {
      buyersPaid: after.buyersPaid - before.buyersPaid,
      artistsReceived: after.artistsReceived - before.artistsReceived,
      platformKept: after.platformKept - before.platformKept,
      worksSold: after.worksSold - before.worksSold,
      artistsPaid: after.artistsPaid - before.artistsPaid,
      balance: after.balance,
    }
  }

  const bought = async (quantity: number) =>
    service().place(
      request(await at.backstage.givenArtwork({ title: 'Kiln', price: 3_333, stock: 9 }), quantity),
      randomUUID(),
    )

  describe('the open books', () => {
    it('count what is sold, and sum to zero', async () => {
      expect(await change(() => bought(3))).toEqual({
        buyersPaid: 9_999,
        artistsReceived: 8_499,
        platformKept: 1_500,
        worksSold: 3,
        artistsPaid: expect.any(Number),
        balance: 0,
      })
    })

    it('take back what is given back', async () => {
      const back = await change(async () => {
        const { number, accessKey } = await bought(2)
        await service().cancel(number, accessKey)
      })
      expect(back).toEqual({
        buyersPaid: 0,
        artistsReceived: 0,
        platformKept: 0,
        worksSold: 0,
        artistsPaid: 0,
        balance: 0,
      })
    })

    it('take back single works, and leave the others', async () => {
      const userId = await at.backstage.givenBuyer(`${randomUUID()}@example.test`, true)
      const admin = service(at.bank, undefined, {
        userId,
        role: 'admin',
        sessionId: userId,
      }).administration
      const { worksSold, buyersPaid } = await change(async () => {
        const { number, items } = await bought(3)
        await admin.refund(number, { lines: [{ artworkId: items[0]?.artworkId ?? '', quantity: 2 }] })
      })
      expect({ worksSold, buyersPaid }).toEqual({ worksSold: 1, buyersPaid: 3_333 })
    })

    it('do not count what nobody has paid', async () => {
      const unpaid = await change(async () => {
        const id = await at.backstage.givenArtwork({ title: 'Unpaid', stock: 1 })
        await service().place(
          request(id, 1, { method: 'atm', bankName: 'Equity', accountNumber: '12345678' }),
          randomUUID(),
        )
      })
      expect(unpaid).toMatchObject({ buyersPaid: 0, worksSold: 0, balance: 0 })
    })

    it('say where all that artists received is now', async () => {
      await bought(1)
      const { ofArtists, artistsReceived } = await books()
      expect(ofArtists.arrived + ofArtists.onItsWay + ofArtists.waiting).toBe(artistsReceived)
      expect(ofArtists.waiting).toBeGreaterThan(0)
    })

    it('tell when they were counted, to the minute', async () => {
      expect((await books()).countedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/)
    })
  })
}
