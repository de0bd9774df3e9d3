import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { creditorReference, inGroups } from '#domain/payments/creditor-reference.ts'
import { centsOf } from '../support/parameter-types.ts'
import { address } from '../support/purchase.ts'
import type { OrderSeen } from '../support/roles/shopper.ts'
import type { SanaaWorld } from '../support/world.ts'

async function placedOrder(world: SanaaWorld): Promise<OrderSeen> {
  const order = await world.shopper.order()
  ok(order, 'An order was placed.')
  return order
}

When('she confirms on her phone', async function (this: SanaaWorld) {
  await this.shopper.answerPhone(true)
})

When('she declines on her phone', async function (this: SanaaWorld) {
  await this.shopper.answerPhone(false)
})

When('she says that the parcel from {string} has arrived', async function (this: SanaaWorld, artist: string) {
  await this.shopper.saysThatItHasArrived(artist)
})

When('she cancels the order', async function (this: SanaaWorld) {
  await this.shopper.cancelOrder()
})

When('{duration} pass without payment', async function (this: SanaaWorld, milliseconds: number) {
  await this.stage.letPass(milliseconds)
})

When('she opens her order by its link', async function (this: SanaaWorld) {
  await placedOrder(this)
})

Then(
  'she reads that the parcel comes by {string} as {string}',
  async function (this: SanaaWorld, carrier: string, trackingNumber: string) {
    deepEqual((await placedOrder(this)).parcelsBy, [`${carrier} · ${trackingNumber}`])
  },
)

Then(
  'she reads {string} with an order number and {money}',
  async function (this: SanaaWorld, text: string, total: string) {
    const order = await placedOrder(this)
    match(order.number, /^\d{4}-\d{4}$/)
    equal(order.total, total)
    if (this.hasScreen) ok(await this.shopper.reads(text))
  },
)

Then('the order is {word}', async function (this: SanaaWorld, status: string) {
  equal((await placedOrder(this)).status, status)
})

Then('the order is awaiting payment', async function (this: SanaaWorld) {
  equal((await placedOrder(this)).status, 'awaiting-payment')
})

Then('she is asked to confirm on her phone', async function (this: SanaaWorld) {
  const order = await placedOrder(this)
  equal(order.status, 'awaiting-payment')
  match(order.instructions ?? '', /phone/)
})

Then('she is told to name the order number in her transfer', async function (this: SanaaWorld) {
  const { instructions, number } = await placedOrder(this)
  ok(instructions?.includes(number), `'${instructions}' names ${number}.`)
})

Then(
  'her transfer is of all that the order costs, with a reference that its number is in',
  async function (this: SanaaWorld) {
    const { transfer, total, number } = await placedOrder(this)
    deepEqual(transfer, { amount: total, reference: inGroups(creditorReference(number)) })
  },
)

Then(
  'it lists {int} × {string} and {int} × {string}',
  async function (this: SanaaWorld, one: number, title: string, other: number, otherTitle: string) {
    const { lines } = await placedOrder(this)
    deepEqual(
      lines.map((line) => `${line.quantity} × ${line.title}`).toSorted(),
      [`${one} × ${title}`, `${other} × ${otherTitle}`].toSorted(),
    )
  },
)

Then(
  'it has one parcel from {string} and one from {string}',
  async function (this: SanaaWorld, one: string, other: string) {
    deepEqual([...(await placedOrder(this)).parcelsFrom].toSorted(), [one, other].toSorted())
  },
)

Then('a mail tells her that the order {}', async function (this: SanaaWorld, end: string) {
  const { number } = await placedOrder(this)
  const subjects = (await this.stage.mailsTo(address['Email'])).map(({ subject }) => subject)
  ok(subjects.includes(`Order ${number} ${end}`), subjects.join('\n'))
})

Then(
  'a confirmation email is on its way to her, with a link to her order',
  async function (this: SanaaWorld) {
    const { number } = await placedOrder(this)
    const mails = await this.stage.mailsTo(address['Email'])
    const mail = mails.find(({ subject }) => subject.includes(number))
    ok(mail, `One of '${mails.map(({ subject }) => subject).join("', '")}' names ${number}.`)
    match(mail.text, new RegExp(`https://\\S+/orders/${number}\\?key=\\S{20,}`))
  },
)

Then(
  '{string} receives {money} and {string} receives {money}',
  async function (this: SanaaWorld, one: string, sum: string, other: string, otherSum: string) {
    equal(await this.stage.receivedBy(one), centsOf(sum))
    equal(await this.stage.receivedBy(other), centsOf(otherSum))
  },
)

Then('the platform keeps {money}', async function (this: SanaaWorld, sum: string) {
  equal(await this.stage.keptByPlatform(), centsOf(sum))
})

Then('the books sum to zero', async function (this: SanaaWorld) {
  equal(await this.stage.booksSum(), 0)
})

Then(
  'nothing was ordered, and {pieces} of {string} are left',
  async function (this: SanaaWorld, stock: number, title: string) {
    equal(await this.shopper.order(), null)
    equal(await this.stage.orderCount(), 0)
    equal(await this.stage.stockOf(title), stock)
  },
)

Then('exactly one order was placed', async function (this: SanaaWorld) {
  await placedOrder(this)
  equal(await this.stage.orderCount(), 1)
})

Then(
  /^(\d+) pieces? of "([^"]*)" (?:is|are) left$/,
  async function (this: SanaaWorld, stock: string, title: string) {
    equal(await this.stage.stockOf(title), Number(stock))
  },
)

Then(
  /^(\d+) pieces? of "([^"]*)" and (\d+) pieces? of "([^"]*)" are left$/,
  async function (this: SanaaWorld, one: string, title: string, other: string, otherTitle: string) {
    equal(await this.stage.stockOf(title), Number(one))
    equal(await this.stage.stockOf(otherTitle), Number(other))
  },
)

Then('nobody can open the order with another key', async function (this: SanaaWorld) {
  notEqual(await this.shopper.order(), null)
  equal(await this.shopper.canOpenOrderWithAnotherKey(), false)
})
