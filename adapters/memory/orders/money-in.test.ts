import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderPorts, orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { sha256 } from '#adapters/system/system.ts'
import { camt, statement } from '#adapters/testing/orders/money-in-fixture.ts'
import { watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { MoneyIn } from '#application/orders/incoming-money-contract.ts'
import { IncomingMoney } from '#domain/orders/incoming-money.ts'
import { byBank, byCard, type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
let moneyIn: MoneyIn

function open(bank = watchedBank()): void {
  shop = openShop(bank)
  moneyIn = shop.assembly.get(orderServices.moneyIn)(shop.admin)
}

beforeEach(() => open())

/** A bank's table with one line. */
const came = (sum: string, text: string, currency = 'USD', day = '2026-03-01'): File =>
  new File(
    [
      'date,amount,currency,name,iban,text,id\n',
      `${day},${sum},${currency},Lena Okoro,BE68539007547034,${text},${randomUUID()}\n`,
    ],
    'statement.csv',
  )

/** An order by transfer whose works are kept: $640.00. */
async function waits(): Promise<PlacedOrder> {
  const order = await shop.place(byBank)
  await shop.keep(order)
  return order
}

const open100 = async () => (await moneyIn.money({ limit: 100 })).items
const firstOpen = async () => (await open100())[0]?.id ?? ''
const under = ({ id, number }: PlacedOrder) => ({ kind: 'order', id, name: number })

describe('the log of money that came', () => {
  it('tells of a payment under the order that it has paid, with its sum, its day and what became of it', async () => {
    const order = await waits()
    await moneyIn.take(came('640.00', order.number))
    expect(shop.log()).toEqual([
      {
        action: 'money-received',
        subject: under(order),
        before: null,
        after: { sum: '$640.00', bookedOn: '2026-03-01', standing: 'counted' },
      },
    ])
  })

  it('says how much of it goes back, and that it has gone back', async () => {
    const order = await waits()
    await moneyIn.take(came('650.00', order.number))
    await moneyIn.sentBack(await firstOpen())
    expect(shop.log()).toMatchObject([
      { action: 'money-received', after: { sum: '$650.00', standing: 'to-send-back', back: '$10.00' } },
      {
        action: 'money-sent-back',
        subject: under(order),
        after: { sum: '$650.00', standing: 'sent-back', back: '$10.00' },
      },
    ])
  })

  it('tells of money that names no order by its sum, and under its order once it is placed', async () => {
    const order = await waits()
    await moneyIn.take(came('640.00', 'a picture'))
    const id = await firstOpen()
    await moneyIn.place(id, order.number)
    expect(shop.log()).toMatchObject([
      { action: 'money-received', subject: { kind: 'money', id, name: '$640.00' } },
      { action: 'money-placed', subject: under(order), after: { standing: 'counted' } },
    ])
  })
})

it('the log tells of what the bank had taken back already under the order that it names, and of what took it back', async () => {
  const order = await waits()
  const told = { dollars: '640.00', text: order.number, key: 'BANK-1' }
  await moneyIn.take(camt({ ...told, isReversal: true }))
  await moneyIn.take(camt({ ...told, isReversal: false }))
  expect(shop.log()).toMatchObject([
    { action: 'money-left-again', subject: { kind: 'money' } },
    { action: 'money-received', subject: under(order), after: { sum: '$640.00' } },
    { action: 'money-taken-back', subject: under(order), after: { sum: '$640.00' } },
  ])
})

it('two payments of one file under names of their own are two, also where one of the names is that of a third', async () => {
  const gift = (dollars: string, key: string) => ({ dollars, text: 'Gift', key })
  await moneyIn.take(statement(gift('100.00', 'BANK-1'), gift('200.00', 'BANK-1'), gift('200.00', 'BANK-2')))
  expect((await open100()).map(({ text }) => text)).toEqual(['Gift', 'Gift', 'Gift'])
})

it('the log tells of money that pays no order by its sum, and why', async () => {
  await moneyIn.take(came('5.00', 'Interest'))
  const id = await firstOpen()
  await moneyIn.dismiss(id, 'no-order')
  expect(shop.log().at(-1)).toEqual({
    action: 'money-for-no-order',
    subject: { kind: 'money', id, name: '$5.00' },
    before: null,
    after: { sum: '$5.00', bookedOn: '2026-03-01' },
  })
})

it('what two files told of under two names needs nothing where a person says that it is the same', async () => {
  const order = await waits()
  await moneyIn.take(came('640.00', order.number))
  await moneyIn.take(came('640.00', order.number))
  expect(await open100()).toMatchObject([
    { standing: 'unplaced', text: `Perhaps told of before · ${order.number}` },
  ])
  await moneyIn.dismiss(await firstOpen(), 'duplicate')
  expect(shop.log().at(-1)).toMatchObject({ action: 'money-duplicate', subject: { kind: 'money' } })
  expect(await open100()).toEqual([])
})

describe('a transfer that comes in parts', () => {
  it('lacks the same for all that has come so far', async () => {
    const { number } = await waits()
    await moneyIn.take(came('100.00', number))
    await moneyIn.take(came('40.00', number))
    expect((await open100()).map(({ lacks }) => lacks)).toEqual([500_00, 500_00])
  })

  it('for an order of long ago, of which no try to pay is kept, is in dollars', async () => {
    const order = await waits()
    shop.memory.payments.attempts.clear()
    await moneyIn.take(came('640.00', order.number))
    expect(shop.kept(order)?.status).toBe('paid')
    expect([...shop.memory.payments.attempts.values()]).toMatchObject([
      {
        origin: sha256(`${order.id} transfer`),
        provider: 'watched',
        way: 'transfer',
        price: 640_00,
        amount: 640_00,
        currency: 'USD',
        orderNumber: order.number,
        standing: 'taken',
      },
    ])
  })
})

it('an order that was marked as paid by hand is named at night, where later statements do not tell of its money', async () => {
  const { number } = await waits()
  await shop.assembly.get(orderServices.administration)(shop.admin).markPaid(number)
  const checks = shop.assembly.get(orderServices.checks)(shop.admin)
  const found = async () => {
    shop.later(20)
    await checks.checkNow()
    await shop.doJobs()
    return (await checks.checks({})).items[0]?.differences
  }
  await moneyIn.take(came('5.00', 'a picture', 'USD', '2026-03-03'))
  expect(await found()).toEqual([])
  await moneyIn.take(came('5.00', 'another picture', 'USD', '2026-03-05'))
  const sentence = `Order ${number} is paid, and no statement tells of its $640.00, or the bank took them back: please see whether they have come.`
  expect(await found()).toEqual([{ sentence, orderNumber: number }])
  await moneyIn.take(came('640.00', number))
  expect(await found()).toEqual([])
})

it('what an earlier release refused of such an order is named at night, until a person says that it is the same', async () => {
  const { number } = await waits()
  await shop.assembly.get(orderServices.administration)(shop.admin).markPaid(number)
  const sum = { amount: 640_00, currency: 'USD' } as const
  const told = { key: 'refused', bookedOn: '2026-03-01', sum, sender: null, senderIban: null, text: number }
  const refused = new IncomingMoney('refused', told, shop.day.now)
  refused.refuse(number)
  await shop.assembly.get(orderPorts.money).keep(refused)
  await moneyIn.take(came('5.00', 'a picture', 'USD', '2026-03-05'))
  const checks = shop.assembly.get(orderServices.checks)(shop.admin)
  const found = async () => {
    shop.later(20)
    await checks.checkNow()
    await shop.doJobs()
    return (await checks.checks({})).items[0]?.differences.map(({ sentence }) => sentence)
  }
  expect(await found()).toEqual([expect.stringContaining('goes back, or has gone: $640.00.')])
  await moneyIn.dismiss('refused', 'duplicate')
  expect(await found()).toEqual([])
})

describe('money in another currency than its order asks for', () => {
  beforeEach(() => open(watchedBank({ eurosPerDollar: 0.5 })))
  const asks = async () => (await open100()).map((each) => each.asks)
  const unplaced = async () => (await open100()).find(({ standing }) => standing === 'unplaced')?.id ?? ''

  it('waits for a person, who is told what the order still asks for', async () => {
    const order = await waits()
    await moneyIn.take(came('640.00', order.number))
    expect(await open100()).toMatchObject([
      { standing: 'unplaced', order: null, asks: { number: order.number, amount: 320_00, currency: 'EUR' } },
    ])
    await moneyIn.take(came('20.00', order.number, 'EUR'))
    expect(await asks()).toContainEqual({ number: order.number, amount: 300_00, currency: 'EUR' })
    expect((await moneyIn.place(await unplaced(), order.number)).asks).toBeNull()
  })

  it('of which a part has come is short of what was agreed, which the log says', async () => {
    const { number } = await waits()
    await moneyIn.take(came('20.00', number, 'EUR'))
    await shop.assembly.get(orderServices.administration)(shop.admin).markPaid(number, { waiting: 'enough' })
    expect(shop.log().at(-1)?.after).toMatchObject({ came: '€20.00', borneByShop: '€300.00' })
  })

  it('is asked for by no order that has ended, is paid by card, or is asked for in the same currency', async () => {
    const ended = await waits()
    await moneyIn.take(came('640.00', ended.number))
    await shop.ordering().cancel(ended.number, ended.accessKey)
    await moneyIn.take(came('640.00', (await shop.place(byCard)).number))
    const { number } = await waits()
    const sum = { amount: 5_00, currency: 'EUR' } as const
    const early = { key: 'early', bookedOn: '2026-02-28', sum, sender: null, senderIban: null, text: number }
    await shop.assembly.get(orderPorts.money).keep(new IncomingMoney('early', early, shop.day.now))
    expect(await asks()).toEqual([null, null, null])
  })
})

describe('what is refused is said in words', () => {
  const noMoney = { refusal: 'not-found', code: 'money-not-found', message: 'There is no such payment.' }

  it('of money that nobody knows', async () => {
    const order = await waits()
    await expect(moneyIn.place('nothing', order.number)).rejects.toMatchObject(noMoney)
    await expect(moneyIn.sentBack('nothing')).rejects.toMatchObject(noMoney)
  })

  it('of an order that is not there, or is paid in another way', async () => {
    const order = await shop.place(byCard)
    await moneyIn.take(came('640.00', 'a picture'))
    const id = await firstOpen()
    await expect(moneyIn.place(id, '12')).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'order-not-found',
      message: 'There is no order 12.',
      fields: { orderNumber: 'There is no order 12.' },
    })
    await expect(moneyIn.place(id, order.number)).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'no-bank-transfer',
      message: `Order ${order.number} is not paid by bank transfer.`,
    })
    expect(await open100()).toMatchObject([{ id, standing: 'unplaced' }])
  })
})
