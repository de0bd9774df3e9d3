import { beforeEach, describe, expect, it } from 'vitest'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { nothing, statement } from '#adapters/testing/orders/money-in-fixture.ts'
import { watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { MoneyIn } from '#application/orders/incoming-money-contract.ts'
import type { IncomingMoney } from '#domain/orders/incoming-money.ts'
import { byBank, type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
let moneyIn: MoneyIn
let order: PlacedOrder

async function open(bank = watchedBank()): Promise<void> {
  shop = openShop(bank)
  moneyIn = shop.assembly.get(orderServices.moneyIn)(shop.admin)
  order = await shop.place(byBank)
  await shop.keep(order)
}

const administration = () => shop.assembly.get(orderServices.administration)(shop.admin)
/** What the order costs comes in dollars, on a day of March. */
const come = (day: string) =>
  moneyIn.take(statement({ dollars: '640.00', text: order.number, day: `2026-03-${day}` }))
const money = (day: string): IncomingMoney =>
  [...shop.memory.orders.money.values()].find(({ bookedOn }) => bookedOn.endsWith(day))!
const mailsOfMoneyBack = () =>
  [...shop.memory.mails.keys()].filter((event) => event.startsWith('money-back:'))

describe('money for an order that was marked as paid by hand', () => {
  beforeEach(async () => {
    await open()
    await administration().markPaid(order.number)
  })

  it('is the same money: nothing of it goes back, and nobody is told so', async () => {
    expect(await come('01')).toEqual({ ...nothing, paid: 1 })
    expect(mailsOfMoneyBack()).toEqual([])
    expect(await come('02')).toEqual({ ...nothing, toSendBack: 1 })
    expect(mailsOfMoneyBack()).toEqual([`money-back:${money('02').id}`])
  })

  it('is the same also where it is of long ago, and no try to pay is kept', async () => {
    shop.memory.payments.attempts.clear()
    expect(await come('01')).toEqual({ ...nothing, paid: 1 })
  })
})

describe('money in another currency than such an order was paid in', () => {
  beforeEach(async () => {
    await open(watchedBank({ eurosPerDollar: 0.5 }))
    await administration().markPaid(order.number)
    await come('01')
  })

  it('is for a person to place, and is of no order until then', () => {
    expect(money('01')).toMatchObject({ standing: 'unplaced', orderNumber: null })
    expect(shop.log().at(-1)).toMatchObject({ action: 'money-received', subject: { kind: 'money' } })
  })

  it('counts whole where a person has placed it, and what comes after it goes back', async () => {
    await moneyIn.place(money('01').id, order.number)
    expect(money('01')).toMatchObject({ standing: 'counted', orderNumber: order.number, back: 0 })
    expect(await come('02')).toEqual({ ...nothing, toSendBack: 1 })
  })
})

describe('money that its order has refused is told of twice, as a person says', () => {
  const noOrders = { isDismissed: true, orderNumber: null, back: 0 }
  beforeEach(() => open())

  it('and pays no order that has ended, also where no try to pay it is kept', async () => {
    await administration().cancel(order.number)
    shop.memory.payments.attempts.clear()
    await come('01')
    await moneyIn.dismiss(money('01').id, 'duplicate')
    expect(money('01')).toMatchObject(noOrders)
  })

  it('and none that what statements tell of has paid', async () => {
    await come('01')
    await come('02')
    await moneyIn.dismiss(money('02').id, 'duplicate')
    expect(money('02')).toMatchObject(noOrders)
    expect(money('01')).toMatchObject({ standing: 'counted', orderNumber: order.number })
  })
})
