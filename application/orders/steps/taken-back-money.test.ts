import { beforeEach, describe, expect, it } from 'vitest'
import { memoryIncomingMoney } from '#adapters/memory/orders/memory-incoming-money.ts'
import { MemoryOrders } from '#adapters/memory/store/memory-orders.ts'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import type { OpenWays } from '#application/payments/payment-provider.ts'
import { IncomingMoney } from '#domain/orders/incoming-money.ts'
import { takenBackText } from '#domain/orders/incoming-payment.ts'
import { orderNumberFrom } from '#domain/orders/order-number.ts'
import type { AgreedSum } from '#domain/payments/standing.ts'
import { anOrder, aPaidOrder } from '#domain/testing/orders.ts'
import type { OrderRepository } from '../order-repository.ts'
import { closeTakenBack, takeOut } from './taken-back-money.ts'

const now = new Date('2026-03-01T10:00:00Z')
const number = orderNumberFrom('4829173')
const place = { publicUrl: 'https://sanaa.test', link: null }

let kept: MemoryOrders
let locked: string[]
/** The events of the mails that were written. */
let mailed: string[]
/** What somebody else does before an order is ours, or before the money is. */
let meanwhile: Record<string, () => void>

beforeEach(() => {
  kept = new MemoryOrders()
  locked = []
  mailed = []
  meanwhile = {}
})

function lock(what: string): void {
  locked.push(what)
  meanwhile[what]?.()
}

function ports() {
  const money = memoryIncomingMoney(kept)
  return {
    money: {
      ...money,
      byId: (id: string) => {
        lock(id)
        return money.byId(id)
      },
    },
    orders: {
      byNumber: async (asked: string) => {
        lock(asked)
        return kept.orders.get(asked) ?? null
      },
    } as unknown as OrderRepository,
    attempts: { ofOrder: async () => [] } as unknown as AttemptRepository,
    ways: { transferOf: () => null } as unknown as OpenWays,
    outbox: {
      add: async (event: string) => mailed.push(event) > 0,
      withdraw: async () => undefined,
      forgetName: async () => undefined,
    },
    clock: { now: () => now },
  }
}

/** Money on the account, as it is kept. */
function came(
  id: string,
  text = number,
  become: (some: IncomingMoney) => void = () => undefined,
  sum: AgreedSum = { amount: 640_00, currency: 'USD' },
): IncomingMoney {
  const told = { key: 'BANK-1', bookedOn: '2026-03-01', sum, sender: null, senderIban: null, text }
  const some = new IncomingMoney(id, told, now)
  become(some)
  kept.money.set(id, some)
  return some
}
const reversal = (text = number) => came('reversal', takenBackText(text, null))
const take = (back: IncomingMoney) => takeOut(back, [], ports(), place)
const standing = (id: string) => {
  const { isDismissed, orderNumber, back, standing: is } = kept.money.get(id)!
  return { is: isDismissed ? 'dismissed' : is, orderNumber, back }
}
const dismissed = { is: 'dismissed', orderNumber: null, back: 0 }
const listed = { is: 'unplaced', orderNumber: null }

const waits = (some: IncomingMoney) => some.waitFor(number, 1_00)
const counts = (some: IncomingMoney) => some.count(number)
const surplusIsGone = (some: IncomingMoney) => {
  some.count(number, 10_00)
  some.sendBack()
}

describe('money that the bank took back', () => {
  it('needs nobody where it was of no order, and no order is locked for it', async () => {
    came('credit', 'Thanks')
    expect(await take(reversal('Thanks'))).toBeNull()
    expect([standing('credit'), standing('reversal')]).toEqual([dismissed, dismissed])
    expect(locked).toEqual(['credit'])
  })

  it('is looked for once the order that it names is ours: another file may tell of it until then', async () => {
    meanwhile[number] = () => came('credit', number, counts)
    await take(reversal())
    expect(standing('reversal')).toEqual({ ...listed, back: 640_00 })
    expect(locked).toEqual([number, number, 'credit'])
  })

  it('is left to a person where they have sent it back already', async () => {
    came('credit', number, (some) => some.sendBack())
    await take(reversal())
    expect(standing('credit')).toEqual({ is: 'sent-back', orderNumber: null, back: 640_00 })
    expect(standing('reversal')).toEqual({ ...listed, back: 0 })
  })

  it('no longer pays its order where a part of it had been sent back, which stays written', async () => {
    kept.orders.set(number, aPaidOrder({ number }))
    came('credit', number, surplusIsGone)
    await take(reversal())
    expect(standing('credit')).toEqual({ is: 'sent-back', orderNumber: null, back: 10_00 })
    expect(standing('reversal')).toEqual({ ...listed, back: 640_00 })
    expect(mailed).toEqual(['transfer-taken-back:reversal'])
  })

  it('is asked for anew of nobody whose other money, in another currency, was taken for the whole', async () => {
    kept.orders.set(number, aPaidOrder({ number }))
    came('credit', number, counts)
    came('whole', number, counts, { amount: 83_000_00, currency: 'KES' })
    await take(reversal())
    expect(standing('credit')).toEqual(dismissed)
    expect(standing('reversal')).toEqual({ ...listed, back: 640_00 })
    expect(mailed).toEqual([])
  })

  it('stays with an order that was given back, and so does what a person has sent back of it', async () => {
    const refunded = aPaidOrder({ number })
    refunded.refund({}, { id: 'refund', at: now, askedBy: null })
    kept.orders.set(number, refunded)
    came('credit', number, surplusIsGone)
    expect(await take(reversal())).toBe(refunded)
    expect(mailed).toEqual([])
    expect(standing('credit')).toEqual({ is: 'sent-back', orderNumber: number, back: 10_00 })
    expect(standing('reversal')).toEqual({ ...listed, back: 0 })
  })

  it.each<[string, typeof waits, typeof waits]>([
    ['has just paid the order for which it waited', waits, counts],
    ['was just taken out by another reversal', counts, (some) => some.takeOut()],
  ])('is left to a person where it %s', async (_, before, change) => {
    const order = anOrder({ number })
    kept.orders.set(number, order)
    const some = came('credit', 'Thanks', before)
    meanwhile[number] = () => change(some)
    expect(await take(reversal('Thanks'))).toBe(order)
    expect(standing('reversal')).toEqual({ ...listed, back: 0 })
  })
})

describe('money that the bank had taken back before it was told of', () => {
  const close = (some: IncomingMoney) => closeTakenBack(some, null, ports(), place)

  it('needs nobody, and neither does its reversal', async () => {
    reversal()
    expect(await close(came('credit'))).toMatchObject({ id: 'reversal' })
    expect([standing('credit'), standing('reversal')]).toEqual([dismissed, dismissed])
  })

  it('counts where a person has just seen to what took it back', async () => {
    const back = reversal()
    meanwhile['reversal'] = () => back.dismiss('taken-back')
    expect(await close(came('credit'))).toBeNull()
    expect(standing('credit')).toEqual({ ...listed, back: 0 })
  })
})
