import { artistDashboardServices } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { payoutServices } from '#adapters/composition/payouts/payouts.tokens.ts'
import type { Memory } from '#adapters/memory/memory.ts'
import type { OrderRequest, PlacedOrder } from '#application/orders/contract.ts'
import type { Order } from '#domain/orders/order.ts'
import type { RefundWish } from '#domain/orders/refund.ts'
import type { Act } from './acts.ts'
import type { Bank } from './bank.ts'
import { admin, artistCallers, works } from './market.ts'
import type { SimulatedShop } from './simulated-shop.ts'
import type { Trouble } from './trouble.ts'

/** What a buyer's browser knows of an order that it has sent. */
export interface Wanted {
  readonly key: string
  readonly request: OrderRequest
  /** What the shop has answered; null where nobody could say. */
  answer: PlacedOrder | null
}

interface Stage {
  readonly shop: SimulatedShop
  readonly memory: Memory
  readonly bank: Bank
  readonly trouble: Trouble
  readonly clock: { now(): Date; advance(milliseconds: number): void }
}

const shipping = {
  name: 'Lena Okoro',
  street: '12 Marina Road',
  city: 'Lagos',
  state: 'Lagos State',
  postalCode: '101241',
  country: 'NG',
  phone: '+2348012345678',
} as const

/** What comes by itself, in the order in which it is due. */
const timetable = ['look-at-silent-payments', 'end-unpaid-orders', 'take-as-arrived', 'pay-artists'] as const

/** Buyers, artists, admins and the clock, as they do what a run says. */
export class Actors {
  readonly wanted: Wanted[] = []
  private readonly stage: Stage

  constructor(stage: Stage) {
    this.stage = stage
  }

  begin(): void {
    this.wanted.length = 0
  }

  private latest<Item>(items: Iterable<Item>, which: number): Item | undefined {
    const all = [...items]
    return all.length === 0 ? undefined : all[all.length - 1 - (which % all.length)]
  }

  private order(which: number): Order | undefined {
    return this.latest(this.stage.memory.orders.orders.values(), which)
  }

  private payment(by: Extract<Act, { do: 'place' }>['by'], key: string): OrderRequest['payment'] {
    if (by === 'phone') return { method: 'mpesa', phoneNumber: '254712345678' }
    if (by === 'transfer') return { method: 'atm', bankName: 'Equity Bank', accountNumber: '0123456789' }
    return { method: 'card', token: `${key}:${by}` }
  }

  private async place(wanted: Wanted): Promise<void> {
    const ordering = this.stage.shop.get(orderServices.ordering)(null)
    const answer = await ordering.place(wanted.request, wanted.key)
    const { trouble } = this.stage
    if (wanted.answer && wanted.answer.number !== answer.number)
      throw new Error(`One key gave two orders, ${wanted.answer.number} and ${answer.number}.`)
    wanted.answer = answer
    trouble.sometimes(`placed by ${answer.payment.method}, ${answer.status}`)
  }

  private buy({ buyer, works: chosen, by }: Extract<Act, { do: 'place' }>): Promise<void> {
    const key = `key-of-wish-${this.wanted.length + 1}`
    const items = chosen.map(([work, quantity]) => ({ artworkId: works[work]?.id ?? '', quantity }))
    const email = `buyer-${buyer}@example.test`
    const request = { items, shipping, email, payment: this.payment(by, key) }
    const wanted = { key, request, answer: null }
    this.wanted.push(wanted)
    return this.place(wanted)
  }

  private async notice(which: number): Promise<void> {
    const payment = this.latest(this.stage.bank.payments.values(), which)
    if (payment) await this.stage.shop.get(orderServices.openPayments).lookAt(payment.id)
  }

  /** A guest keeps the works of a transfer by the link from the mail. */
  private async openLink({ id, number }: Order): Promise<void> {
    const text = this.stage.memory.mails.get(`order-to-confirm:${id}`)?.mail.text ?? ''
    const [, key, secret = ''] = /key=([\w-]+)&confirm=([\w-]+)/.exec(text) ?? []
    await this.stage.shop.get(orderServices.ordering)(null).keepWorks(number, secret, key)
    this.stage.trouble.sometimes('a link was opened')
  }

  /** The money of a transfer is here, and an admin says so; where the shop does not want it, they send it back. */
  private async transfer(which: number): Promise<void> {
    const { bank, shop, trouble } = this.stage
    const order = this.order(which)
    if (order?.method !== 'atm' || bank.transfers.has(order.number)) return
    const { number, total } = order
    if (!order.holdsWorks) await this.openLink(order)
    const administration = shop.get(orderServices.administration)(admin)
    await administration
      .markPaid(number)
      .catch(async (error: unknown) => {
        trouble.sometimes('a transfer could not be marked')
        throw error
      })
      .finally(() => {
        // Whether it was noted is in the shop's own books, also where nobody heard of it.
        if (
          this.stage.memory.orders.orders.get(number)?.paymentStatus !== 'pending' &&
          this.stage.memory.books.entries.has(order.id)
        )
          bank.transfers.set(number, total)
      })
  }

  private async cancel(which: number, isAdmin: boolean): Promise<void> {
    const { shop } = this.stage
    if (isAdmin) {
      const number = this.order(which)?.number
      if (number) await shop.get(orderServices.administration)(admin).cancel(number)
      return
    }
    const answer = this.latest(
      this.wanted.filter((each) => each.answer),
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
    const answer = this.latest(
      this.wanted.filter((each) => each.answer),
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
        return this.buy(act)
      case 'place again': {
        const again = this.latest(this.wanted, act.which)
        return again && this.place(again)
      }
      case 'answer': {
        const waiting = [...this.stage.bank.payments.values()].filter(
          ({ standing }) => standing.is === 'waiting',
        )
        const payment = this.latest(waiting, act.which)
        if (payment && this.stage.bank.answer(payment.id, act.yes))
          this.stage.trouble.sometimes(`${payment.way} answered ${act.yes ? 'yes' : 'no'}`)
        return
      }
      case 'notice':
        return this.notice(act.which)
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
      case 'restart':
        return
    }
  }
}
