import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { sha256 } from '#adapters/system/system.ts'
import { shipping } from '#adapters/testing/shopping.ts'
import type { OrderRequest } from '#application/orders/contract.ts'
import type { SignedInCaller } from '#application/shared/caller.ts'
import type { Act } from './acts.ts'
import { buyerCallers, works } from './market.ts'
import { latest, type Stage, type Wanted } from './stage.ts'

type Placing = Extract<Act, { do: 'place' }>
type Chosen = Omit<OrderRequest['items'][number], 'price'>

/** Whoever buys, at one window or at several of them. */
export class Buyers {
  readonly wanted: Wanted[] = []
  /** How often a work has come into an account's cart, by both their ids. */
  readonly putIn = new Map<string, number>()
  private readonly stage: Stage

  constructor(stage: Stage) {
    this.stage = stage
  }

  begin(): void {
    this.wanted.length = 0
    this.putIn.clear()
  }

  private payment(by: Placing['by'], key: string): OrderRequest['payment'] {
    if (by === 'phone') return { method: 'mpesa', phoneNumber: '254712345678' }
    if (by === 'transfer') return { method: 'atm', bankName: 'Equity Bank', accountNumber: '0123456789' }
    return { method: 'card', token: `${key}:${by}` }
  }

  /** Whoever has no such work in their account's cart puts one in. */
  private fillCart({ userId }: SignedInCaller, chosen: readonly Chosen[]): void {
    const { lines } = this.stage.memory.carts
    const now = lines.get(userId) ?? []
    const missing = chosen.filter(({ artworkId }) => !now.some((line) => line.artworkId === artworkId))
    for (const { artworkId } of missing) {
      const name = `${userId} ${artworkId}`
      this.putIn.set(name, (this.putIn.get(name) ?? 0) + 1)
    }
    lines.set(userId, [...now, ...missing.map((each) => ({ ...each, price: 1 }))])
  }

  private send(
    by: Placing['by'],
    caller: SignedInCaller | null,
    ordered: Pick<OrderRequest, 'items' | 'email' | 'fromCart'>,
  ): Promise<void> {
    const key = `key-of-wish-${this.wanted.length + 1}`
    const request = { ...ordered, shipping, payment: this.payment(by, key) }
    const wanted = { key, keyDigest: sha256(key), caller, request, answer: null }
    this.wanted.push(wanted)
    return this.place(wanted)
  }

  private noteWhatCameBack({ caller, keyDigest, request: { items } }: Wanted): void {
    const { carts, orders } = this.stage.memory
    const lines = carts.lines.get(caller?.userId ?? '') ?? []
    const isIn = (id: string) => lines.some(({ artworkId }) => artworkId === id)
    if (orders.requests.get(keyDigest)?.number && items.every(({ artworkId }) => isIn(artworkId)))
      this.stage.trouble.sometimes('what was not paid went back into a cart')
  }

  private async place(wanted: Wanted): Promise<void> {
    const { shop, trouble } = this.stage
    const ordering = shop.get(orderServices.ordering)(wanted.caller)
    const answer = await ordering.place(wanted.request, wanted.key).catch((error: unknown) => {
      this.noteWhatCameBack(wanted)
      throw error
    })
    if (wanted.answer && wanted.answer.number !== answer.number)
      throw new Error(`One key gave two orders, ${wanted.answer.number} and ${answer.number}.`)
    wanted.answer = answer
    trouble.sometimes(`placed by ${answer.payment.method}, ${answer.status}`)
  }

  buy({ buyer, works: chosen, by, from }: Placing): Promise<void> {
    const wish = this.wanted.length + 1
    const items = chosen.map(([work, quantity]) => ({
      artworkId: works[work]?.id ?? '',
      quantity,
      ...(from === 'browser' && { line: `line-of-wish-${wish}-${work}` }),
    }))
    const ordered = { items, email: `buyer-${buyer}@example.test` }
    const account = from === 'account' ? buyerCallers[buyer] : undefined
    if (!account) return this.send(by, null, ordered)
    this.fillCart(account, items)
    return this.send(by, account, { ...ordered, fromCart: true })
  }

  /** Sent once more by the window that has sent it, which may not have heard the answer. */
  async buyAgain(which: number): Promise<void> {
    const again = latest(this.wanted, which)
    if (again) await this.place(again)
  }

  /** Another window shows the same cart as it was, and knows neither of the order nor of its key. */
  async buyElsewhere({ which, by }: Extract<Act, { do: 'another window' }>): Promise<void> {
    const inCarts = this.wanted.filter(
      ({ request: { fromCart, items } }) => fromCart || items.some(({ line }) => line !== undefined),
    )
    const same = latest(inCarts, which)
    if (!same) return
    const { items, email, fromCart } = same.request
    await this.send(by, same.caller, { items, email, ...(fromCart && { fromCart }) })
    if (!same.answer) this.stage.trouble.sometimes('bought in another window')
  }

  /** A card was refused at its bank's question: its buyer takes another one. */
  async payAgain({ which, by }: Extract<Act, { do: 'another card' }>): Promise<void> {
    const byCard = this.wanted.filter(({ request }) => request.payment.method === 'card')
    const wanted = latest(byCard, which)
    if (!wanted?.answer) return
    const ordering = this.stage.shop.get(orderServices.ordering)(null)
    const { number, accessKey } = wanted.answer
    await ordering.payWithAnotherCard(number, `another-${wanted.key}:${by}`, accessKey)
    this.stage.trouble.sometimes('another card was taken')
  }
}
