import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { Claim } from '#domain/claims/claim.ts'
import type { TakenPart } from '#domain/fair-pay/due.ts'
import { refundEntries } from '#domain/fair-pay/ledger.ts'
import { deliveredBefore, monthOfPayday, nextPayday } from '#domain/fair-pay/payout.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import { isOpen, Return } from '#domain/returns/return.ts'
import { sumOf } from '#domain/shared/money.ts'
import { holds } from '../simulation/truth.ts'
import { type DashboardFixture, type GivenArtist, minute, payday } from './artist-dashboard-fixture.ts'

const destination = { kind: 'iban', iban: 'DE89370400440532013000', holder: 'Amina Njoroge' } as const
const feePercent = 15

/** An order as those know it to whom it happened. */
interface LivedOrder {
  readonly id: string
  readonly number: string
  readonly artworkId: string
  readonly deliveredAt: Date
  /** What its buyer has paid and not got back. */
  kept: number
  isContested: boolean
}

interface LivedPayout {
  readonly id: string
  readonly batchId: string
  readonly takes: readonly TakenPart[]
  stands: boolean
}

/** What happens next; numbers choose among what there is by then. */
export type Happening =
  | { readonly is: 'sale'; readonly price: number; readonly daysAgo: number }
  | { readonly is: 'contested'; readonly order: number; readonly byReturn: boolean }
  | { readonly is: 'decided'; readonly order: number; readonly back: number }
  | { readonly is: 'refund'; readonly order: number; readonly back: number }
  | { readonly is: 'payday' }
  | { readonly is: 'step'; readonly payout: number }
  | { readonly is: 'came back'; readonly payout: number }

const chosen = fc.nat({ max: 1_000 })
export const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('sale'), price: chosen, daysAgo: fc.nat(40) }) },
  {
    weight: 3,
    arbitrary: fc.record({ is: fc.constant('contested'), order: chosen, byReturn: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('decided'), order: chosen, back: chosen }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('refund'), order: chosen, back: chosen }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('payday') }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('step'), payout: chosen }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('came back'), payout: chosen }) },
)

const earnedOf = ({ kept }: LivedOrder): number => splitPrice(kept, feePercent).artist

/** One artist's sales and what becomes of them. */
export class PayoutHistory {
  private readonly dashboard: DashboardFixture
  private readonly artist: GivenArtist
  private readonly orders: LivedOrder[] = []
  private readonly payouts: LivedPayout[] = []
  private now = payday

  constructor(dashboard: DashboardFixture, artist: GivenArtist) {
    this.dashboard = dashboard
    this.artist = artist
  }

  async happens(what: Happening): Promise<void> {
    this.now = new Date(this.now.getTime() + minute)
    if (what.is === 'sale') return this.sell(what.price + 1, what.daysAgo)
    if (what.is === 'payday') return this.pay()
    if ('payout' in what) {
      const payout = this.payouts[what.payout % (this.payouts.length || 1)]
      return payout && this.move(payout, what.is === 'step' ? 'sent' : 'returned')
    }
    const order = this.orders[what.order % (this.orders.length || 1)]
    if (!order) return
    if (what.is === 'contested') await this.contest(order, what.byReturn)
    else if (what.is === 'refund' || order.isContested) await this.decide(order, what.back)
  }

  /** Nothing is left behind once everything is decided, and enough is sold to make up for what left too early. */
  async ends(): Promise<void> {
    for (const order of this.orders) await this.decide(order, 0)
    await this.sell(2_000_000, 40)
    await this.pay()
    for (const order of this.orders)
      holds(this.leftOf(order) === earnedOf(order), 'Of no order is anything left behind.', order)
    holds(this.left() === this.earned(), 'All that was earned has left in the end.')
  }

  private get stores() {
    return this.dashboard.backstage
  }

  private async sell(price: number, daysAgo: number): Promise<void> {
    const { artist } = this
    const at = new Date(this.now.getTime() - daysAgo * 24 * 60 * minute)
    const { id, number: name } = await this.dashboard.givenOrder([{ artist, price }], {
      feePercent,
      postedAt: this.now,
      happens: (order) => {
        order.markPaid(at)
        order.ship(artist.artistId, 'DHL', 'JD0146', at)
        order.arrive(artist.artistId, at)
      },
    })
    const { artworkId } = artist
    this.orders.push({ id, number: name, artworkId, deliveredAt: at, kept: price, isContested: false })
  }

  private async contest(order: LivedOrder, byReturn: boolean): Promise<void> {
    if (order.isContested) return
    order.isContested = true
    const { artistId } = this.artist
    const { now } = this
    const of = { id: randomUUID(), orderId: order.id, artistId, artistName: 'Amina' }
    const { work, withdrawals, claims } = this.stores
    await work.run(async () => {
      if (!byReturn)
        return claims.add(new Claim({ ...of, orderNumber: order.number, artworkId: order.artworkId }, now))
      const pieces = [{ artworkId: order.artworkId, quantity: 1 }]
      const withdrawalId = randomUUID()
      const said = { id: withdrawalId, orderId: order.id, keyDigest: of.id, name: 'Lena', email: 'l@e.test' }
      await withdrawals.add({ ...said, at: now, pieces }, [new Return({ ...of, withdrawalId, pieces }, now)])
    })
  }

  /** Ends what is contested, and gives something back, or nothing. */
  private async decide(order: LivedOrder, wanted: number): Promise<void> {
    const { now } = this
    const { work, withdrawals, claims, ledger } = this.stores
    const { artistId } = this.artist
    const { kept } = order
    const back = Math.min(wanted, kept)
    order.kept -= back
    order.isContested = false
    await work.run(async () => {
      for (const claim of await claims.ofOrder(order.id))
        if (claim.closedAt === null) {
          claim.close(now)
          await claims.save(claim)
        }
      for (const coming of await withdrawals.returns(order.id))
        if (isOpen(coming)) {
          coming.receive(now)
          await withdrawals.save(coming)
        }
      if (back > 0) await ledger.post(order.id, refundEntries([{ artistId, kept, back }], feePercent), now)
    })
  }

  private async pay(): Promise<void> {
    this.now = nextPayday(this.now)
    const { artistId } = this.artist
    const { now } = this
    const { work, payouts, reader } = this.stores
    const due = (await payouts.due(now)).find((each) => each.artistId === artistId && !each.payoutOfMonth)
    const { due: announced } = await reader.earnings(artistId, now)
    holds(announced === (due?.amount ?? 0), 'An artist is announced what is due.', announced, due)
    if (due) {
      const month = monthOfPayday(now)
      const [id, batchId] = [randomUUID(), randomUUID()]
      const payout = { id, artistId, month, amount: due.amount, at: now, standing: 'set-aside' } as const
      await work.run(async () => {
        await payouts.begin({ id: batchId, month, madeAt: now })
        holds(await payouts.add(payout, due.takes, batchId, destination), 'One payout a month is taken.')
      })
      this.payouts.push({ id, batchId, takes: due.takes, stands: true })
      this.looksRight(due.takes)
    }
    const { earned, paidOut } = await reader.earnings(artistId, now)
    holds(earned === this.earned() && paidOut === this.left(), 'The books say so, too.', earned, paidOut)
  }

  private async move(payout: LivedPayout, to: 'sent' | 'returned'): Promise<void> {
    const { work, payouts } = this.stores
    const only = to === 'sent' ? null : [payout.id]
    const moved = await work.run(() => payouts.advance(payout.batchId, to, only, this.now, to))
    if (to === 'sent') return
    holds(moved.length === (payout.stands ? 1 : 0), 'What left comes back, once.', payout)
    payout.stands = false
  }

  /** What has just left is no contested money, comes to no more than was earned, and leaves back none that could go. */
  private looksRight(takes: readonly TakenPart[]): void {
    const latest = deliveredBefore(this.now)
    for (const order of this.orders) {
      const taken = sumOf(takes.filter(({ orderId }) => orderId === order.id).map(({ amount }) => amount))
      const isFree = !order.isContested && order.deliveredAt < latest
      holds(isFree || taken <= 0, 'What is contested, or too new, does not leave.', order, taken)
      const left = this.leftOf(order)
      holds(left <= earnedOf(order), 'Of no order more has left than was earned.', order, left)
      holds(!isFree || left === earnedOf(order), 'All leaves that can.', order, left)
    }
    holds(this.left() <= this.earned(), 'No more has left than was earned.')
  }

  private earned(): number {
    return sumOf(this.orders.map(earnedOf))
  }

  private standing(): readonly TakenPart[] {
    return this.payouts.filter(({ stands }) => stands).flatMap(({ takes }) => takes)
  }

  private left(): number {
    return sumOf(this.standing().map(({ amount }) => amount))
  }

  private leftOf({ id }: LivedOrder): number {
    return sumOf(
      this.standing()
        .filter(({ orderId }) => orderId === id)
        .map(({ amount }) => amount),
    )
  }
}
