import { artistDashboardServices } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { payoutServices } from '#adapters/composition/payouts/payouts.tokens.ts'
import type { Order } from '#domain/orders/order.ts'
import type { RefundWish } from '#domain/orders/refund.ts'
import type { Act } from './acts.ts'
import { Aftermath, openLink } from './aftermath.ts'
import { Buyers } from './buyers.ts'
import { admin, artistCallers, works } from './market.ts'
import { latest, orderOf, type Stage } from './stage.ts'

/** What comes by itself, in the order in which it is due. */
const timetable = [
  'look-at-silent-payments',
  'end-unpaid-orders',
  'take-as-arrived',
  'pay-artists',
  'tell-waiting',
] as const

/** Buyers, artists, admins and the clock, as they do what a run says. */
export class Actors {
  readonly buyers: Buyers
  readonly aftermath: Aftermath
  private readonly stage: Stage

  constructor(stage: Stage) {
    this.stage = stage
    this.buyers = new Buyers(stage)
    this.aftermath = new Aftermath(stage, this.buyers.wanted)
  }

  begin(): void {
    this.buyers.begin()
    this.aftermath.begin()
  }

  private order(which: number): Order | undefined {
    return orderOf(this.stage, which)
  }

  private async notice(which: number): Promise<void> {
    const payment = latest(this.stage.bank.payments.values(), which)
    if (payment) await this.stage.shop.get(orderServices.openPayments).lookAt(payment.id)
  }

  /** The money of a transfer is here, and an admin says so; where the shop does not want it, they send it back. */
  private async transfer(which: number): Promise<void> {
    const { bank, shop, memory, trouble } = this.stage
    const order = this.order(which)
    if (order?.method !== 'atm' || bank.byHand.has(order.number)) return
    const { number, total } = order
    if (!order.holdsWorks) await openLink(this.stage, order)
    const administration = shop.get(orderServices.administration)(admin)
    await administration
      .markPaid(number, { waiting: 'send-back' })
      .catch(async (error: unknown) => {
        trouble.sometimes('a transfer could not be marked')
        throw error
      })
      .finally(() => {
        // Whether it was noted is in the shop's own books, also where nobody heard of it.
        const { orders, money } = memory.orders
        const isByStatement = [...money.values()].some(
          (each) => each.orderNumber === number && each.amount > each.back && each.standing !== 'waits',
        )
        if (orders.get(number)?.paymentStatus === 'pending' || !memory.books.entries.has(order.id)) return
        if (isByStatement || bank.byHand.has(number)) return
        bank.byHand.add(number)
        bank.receive(number, total)
      })
  }

  private async cancel(which: number, isAdmin: boolean): Promise<void> {
    const { shop } = this.stage
    if (isAdmin) {
      const number = this.order(which)?.number
      if (number) await shop.get(orderServices.administration)(admin).cancel(number)
      return
    }
    const answer = latest(
      this.buyers.wanted.filter((each) => each.answer),
      which,
    )?.answer
    if (answer) await shop.get(orderServices.ordering)(null).cancel(answer.number, answer.accessKey)
  }

  private async sendParcels(which: number): Promise<void> {
    const order = this.order(which)
    for (const { artist, status } of order?.fulfilments ?? []) {
      const caller = artistCallers.get(artist.id)
      if (!order || !caller || status !== 'waiting') continue
      const dashboard = this.stage.shop.get(artistDashboardServices.dashboard)(caller)
      await dashboard.ship(order.number, { carrier: 'DHL', trackingNumber: 'JD014600' })
    }
  }

  private async receiveParcels(which: number): Promise<void> {
    const answer = latest(
      this.buyers.wanted.filter((each) => each.answer),
      which,
    )?.answer
    const order = this.stage.memory.orders.orders.get(answer?.number ?? '')
    for (const { artist, status } of order?.fulfilments ?? [])
      if (answer && status === 'shipped')
        await this.stage.shop
          .get(orderServices.ordering)(null)
          .arrived(answer.number, artist.id, answer.accessKey)
  }

  private async refund({ which, of, part }: Extract<Act, { do: 'refund' }>): Promise<void> {
    const order = this.order(which)
    if (!order) return
    const line = order.lines[part % order.lines.length]
    const wish: RefundWish =
      of === 'rest'
        ? {}
        : of === 'amount'
          ? { amount: Math.max(1, Math.floor((order.price.left * part) / 100)) }
          : { lines: [{ artworkId: line?.artworkId ?? '', quantity: 1 }] }
    await this.stage.shop.get(orderServices.administration)(admin).refund(order.number, wish)
    this.stage.trouble.sometimes(`refunded ${of}`)
  }

  private async batch({ as, one }: Extract<Act, { do: 'batch' }>): Promise<void> {
    const { shop, memory, trouble } = this.stage
    const batch = [...memory.books.batches.values()].at(-1)
    if (!batch) return
    const administration = shop.get(payoutServices.administration)(admin)
    const first = [...memory.books.payouts.values()].find(({ batchId }) => batchId === batch.id)
    const only = one && first ? [first.id] : null
    if (as === 'sent') await administration.send(batch.id)
    else if (as === 'settled') await administration.settle(batch.id, only)
    else await administration.returned(batch.id, only, 'Account closed')
    trouble.sometimes(`payouts ${as}`)
  }

  /** All that waits, and all that comes by itself. */
  async doJobs(): Promise<void> {
    const { shop, memory } = this.stage
    const failures: unknown[] = []
    const doing = async (act: () => Promise<void>) =>
      act().catch((error: unknown) => void failures.push(error))
    for (const kind of timetable) await doing(() => shop.do(kind, {}))
    await doing(() => memory.jobs.doAll(shop.doers))
    if (failures.length > 0) throw failures[0]
  }

  /** @throws what whoever did it was told; that alone is no fault of the shop */
  async perform(act: Act): Promise<void> {
    switch (act.do) {
      case 'place':
        return this.buyers.buy(act)
      case 'place again':
        return this.buyers.buyAgain(act.which)
      case 'another window':
        return this.buyers.buyElsewhere(act)
      case 'answer': {
        const waiting = [...this.stage.bank.payments.values()].filter(
          ({ standing }) => standing.is === 'waiting',
        )
        const payment = latest(waiting, act.which)
        if (payment && this.stage.bank.answer(payment.id, act.yes))
          this.stage.trouble.sometimes(`${payment.way} answered ${act.yes ? 'yes' : 'no'}`)
        return
      }
      case 'notice':
        return this.notice(act.which)
      case 'price':
        return this.stage.memory.gallery.change(works[act.work]?.id ?? '', { price: act.price })
      case 'transfer':
        return this.transfer(act.which)
      case 'cancel':
        return this.cancel(act.which, act.admin)
      case 'ship':
        return this.sendParcels(act.which)
      case 'arrive':
        return this.receiveParcels(act.which)
      case 'refund':
        return this.refund(act)
      case 'payday':
        await this.stage.shop.get(payoutServices.administration)(admin).make()
        return
      case 'batch':
        return this.batch(act)
      case 'time':
        return this.stage.clock.advance(act.minutes * 60_000)
      case 'jobs':
        return this.doJobs()
      case 'another card':
        return this.buyers.payAgain(act)
      case 'restart':
        return
      default:
        return this.aftermath.perform(act)
    }
  }
}
