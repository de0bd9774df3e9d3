import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentServices } from '#adapters/composition/payments/payments.tokens.ts'
import { returnServices } from '#adapters/composition/returns/returns.tokens.ts'
import { waitingServices } from '#adapters/composition/waiting/waiting.tokens.ts'
import { nobodysVisit } from '#application/identity/sessions/visit.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Act } from './acts.ts'
import { admin, artistCallers, works } from './market.ts'
import { type Asked, latest, orderOf, type Stage, type Wanted } from './stage.ts'

/** Where the shop reads a statement's payments from; the file that an admin brings says nothing more. */
const statement = {
  name: 'statement.xml',
  type: 'application/xml',
  size: 0,
  async *stream(): AsyncIterable<Uint8Array> {},
}

/** A guest keeps the works of a transfer by the link from the mail. */
export async function openLink({ shop, memory, trouble }: Stage, { id, number }: Order): Promise<void> {
  const text = memory.mails.get(`order-to-confirm:${id}`)?.mail.text ?? ''
  const [, key, secret = ''] = /key=([\w-]+)&confirm=([\w-]+)/.exec(text) ?? []
  await shop.get(orderServices.ordering)(null).keepWorks(number, secret, key)
  trouble.sometimes('a link was opened')
}

/** What comes after orders and beside them: statements, what providers tell, withdrawals, returns, and who waits for works. */
export class Aftermath {
  readonly asked: Asked[] = []
  /** Statements of withdrawal as browsers have sent them, once or several times. */
  readonly withdrawals = new Set<string>()
  private lastKey = ''
  private readonly stage: Stage
  private readonly wanted: readonly Wanted[]

  constructor(stage: Stage, wanted: readonly Wanted[]) {
    this.stage = stage
    this.wanted = wanted
  }

  begin(): void {
    this.asked.length = 0
    this.withdrawals.clear()
    this.lastKey = ''
  }

  /** Brings in all that the bank has told so far: the same payments in each file. */
  async takeStatement(): Promise<void> {
    const { shop, bank, trouble } = this.stage
    if (bank.incoming.length === 0) return
    const result = await shop.get(orderServices.moneyIn)(admin).take(statement)
    for (const [what, times] of Object.entries(result))
      if (times > 0) trouble.sometimes(`a statement: ${what}`)
  }

  private async transfer({ which, percent, opensLink }: Extract<Act, { do: 'statement' }>): Promise<void> {
    const { bank } = this.stage
    const order = orderOf(this.stage, which)
    if (order?.method === 'atm') {
      if (opensLink && !order.holdsWorks) await openLink(this.stage, order)
      bank.receive(order.number, Math.ceil((order.total * percent) / 100))
    }
    await this.takeStatement()
  }

  private async tell({ which, times, isStrange }: Extract<Act, { do: 'tell' }>): Promise<void> {
    const { shop, bank } = this.stage
    const payment = latest(bank.payments.values(), which)
    if (!payment) return
    const inbox = shop.get(paymentServices.inbox)
    const body = isStrange ? bank.strangeNotice() : bank.noticeOf(payment)
    for (let time = 0; time < times; time++) {
      const heard = await inbox.hear('simulated', { headers: {}, body })
      if (heard === 'heard') this.stage.trouble.sometimes('a notice was heard')
    }
  }

  private answered(which: number) {
    const { answer } =
      latest(
        this.wanted.filter((each) => each.answer),
        which,
      ) ?? {}
    const order = this.stage.memory.orders.orders.get(answer?.number ?? '')
    return answer && order ? { answer, order } : null
  }

  private async withdraw({ which, of, isAgain }: Extract<Act, { do: 'withdraw' }>): Promise<void> {
    const { answer, order } = this.answered(which) ?? {}
    if (!answer || !order) return
    const line = order.lines[of % order.lines.length]
    const lines = of === 0 || !line ? undefined : [{ artworkId: line.artworkId, quantity: 1 }]
    const isNew = !isAgain || this.lastKey === ''
    const key = isNew ? `withdrawal-${this.withdrawals.size + 1}` : this.lastKey
    this.lastKey = key
    this.withdrawals.add(`${key} ${order.number} ${JSON.stringify(lines ?? 'all')}`)
    const request = lines ? { lines } : {}
    await this.stage.shop
      .get(returnServices.withdrawals)(null)
      .withdraw(answer.number, request, key, answer.accessKey)
    this.stage.trouble.sometimes(`withdrawn from ${order.status}`)
  }

  private async comeBack({ which, as }: Extract<Act, { do: 'come back' }>): Promise<void> {
    const { shop, memory, trouble } = this.stage
    const coming = latest(memory.returns.returns.values(), which)
    const order = [...memory.orders.orders.values()].find(({ id }) => id === coming?.orderId)
    const answer = this.wanted.find((each) => each.answer && each.answer.number === order?.number)?.answer
    const artist = artistCallers.get(coming?.artistId ?? '')
    if (!coming || !answer || !artist) return
    const { id } = coming
    const { number, accessKey } = answer
    const administration = shop.get(returnServices.administration)(admin)
    const parcel = { carrier: 'DHL', trackingNumber: 'JD014601' }
    if (as === 'sent')
      await shop.get(returnServices.withdrawals)(null).sendBack(number, id, parcel, accessKey)
    else if (as === 'received') await shop.get(returnServices.own)(artist).receive(number, id)
    else await administration.decide(number, id, as)
    trouble.sometimes(`a return was ${as}`)
  }

  private async wait({ visitor, work }: Extract<Act, { do: 'wait' }>): Promise<void> {
    const artworkId = works[work]?.id ?? ''
    const waiting = this.stage.shop.get(waitingServices.waiting)(nobodysVisit)
    const { key } = await waiting.ask(artworkId, `visitor-${visitor}@example.test`)
    if (key) this.asked.push({ artworkId, key })
  }

  /** @throws what whoever did it was told; that alone is no fault of the shop */
  async perform(act: Act): Promise<void> {
    switch (act.do) {
      case 'statement':
        return this.transfer(act)
      case 'tell':
        return this.tell(act)
      case 'withdraw':
        return this.withdraw(act)
      case 'come back':
        return this.comeBack(act)
      case 'wait':
        return this.wait(act)
      default:
        throw new Error(`Nobody does ${act.do}.`)
    }
  }
}
