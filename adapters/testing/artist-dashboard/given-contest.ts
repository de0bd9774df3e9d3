import { randomUUID } from 'node:crypto'
import { Claim } from '#domain/claims/claim.ts'
import type { Order } from '#domain/orders/order.ts'
import { Return } from '#domain/returns/return.ts'
import type { DashboardFixture } from './artist-dashboard-fixture.ts'

export const contests = [
  'none',
  'open return',
  'open claim',
  'return that is over',
  'claim that is over',
] as const

export type ContestGiven = readonly [order: Order, how: (typeof contests)[number], artistId: string, at: Date]

/** Works of an order are on their way back, said to be damaged, or were so. */
export async function givenContest(
  stores: DashboardFixture['backstage'],
  ...[order, how, artistId, at]: ContestGiven
): Promise<void> {
  const details = { id: randomUUID(), orderId: order.id, artistId, artistName: 'Amina' }
  const artworkId = order.lines[0]?.artworkId ?? ''
  await stores.work.run(async () => {
    if (how.includes('return')) {
      const withdrawalId = randomUUID()
      const pieces = [{ artworkId, quantity: 1 }]
      const coming = new Return({ ...details, withdrawalId, pieces }, at)
      if (how === 'return that is over') coming.receive(at)
      const said = {
        id: withdrawalId,
        orderId: order.id,
        keyDigest: 'one',
        name: 'Lena',
        email: 'l@e.test',
      }
      await stores.withdrawals.add({ ...said, at, pieces }, [coming])
    } else {
      const claim = new Claim({ ...details, orderNumber: order.number, artworkId }, at)
      if (how === 'claim that is over') claim.close(at)
      await stores.claims.add(claim)
    }
  })
}
