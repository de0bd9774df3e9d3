import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { centsOf } from '../support/parameter-types.ts'
import { address, card } from '../support/purchase.ts'
import type { CheckoutField, OrderSeen } from '../support/roles/shopper.ts'
import type { SanaaWorld } from '../support/world.ts'

async function placedOrder(world: SanaaWorld): Promise<OrderSeen> {
  const order = await world.shopper.order()
  ok(order, 'An order was placed.')
  return order
}

When('she goes to the checkout', async function (this: SanaaWorld) {
  await this.shopper.goToCheckout()
})

Given('she fills in her address and her email', async function (this: SanaaWorld) {
  await this.shopper.fillIn(address)
})

Given('she gives the email {string}', async function (this: SanaaWorld, email: string) {
  await this.shopper.fillIn({ Email: email })
})

Given(
  'she fills in the card {string}, {string}, {string}, {string}',
  async function (this: SanaaWorld, number: string, name: string, expiry: string, cvv: string) {
    await this.shopper.fillIn({
      'Card number': number,
      'Cardholder name': name,
      'Expiry date': expiry,
      CVV: cvv,
    })
  },
)

Given(
  'she types {string} as {string}',
  async function (this: SanaaWorld, typed: string, field: CheckoutField) {
    await this.shopper.fillIn({ [field]: typed })
  },
)

Given('she chooses M-Pesa', async function (this: SanaaWorld) {
  await this.shopper.payBy('M-Pesa')
})

Given('she chooses bank transfer', async function (this: SanaaWorld) {
  await this.shopper.payBy('bank transfer')
})

When('she places the order', async function (this: SanaaWorld) {
  await this.shopper.placeOrder()
})

When('she updates her order', async function (this: SanaaWorld) {
  await this.shopper.updateOrder()
})

When('she pays by card {string}', async function (this: SanaaWorld, number: string) {
  await this.shopper.fillIn({ ...card, 'Card number': number })
  await this.shopper.placeOrder()
})

When('she pays by M-Pesa from {string}', async function (this: SanaaWorld, phone: string) {
  await this.shopper.payBy('M-Pesa')
  await this.shopper.fillIn({ 'M-Pesa phone number': phone })
  await this.shopper.placeOrder()
})

When(
  'she pays by bank transfer from {string}, account {string}',
  async function (this: SanaaWorld, bank: string, account: string) {
    await this.shopper.payBy('bank transfer')
    await this.shopper.fillIn({ 'Bank name': bank, 'Account number': account })
    await this.shopper.placeOrder()
  },
)

When(
  'she places the same order twice at once, paying by card {string}',
  async function (this: SanaaWorld, number: string) {
    await this.shopper.fillIn({ ...card, 'Card number': number })
    await this.shopper.placeOrderTwiceAtOnce()
  },
)

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
  'her order summary counts {items} and totals {money}',
  async function (this: SanaaWorld, count: number, total: string) {
    const { totalItems, totalPrice } = await this.shopper.summary()
    deepEqual({ totalItems, totalPrice }, { totalItems: count, totalPrice: total })
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

Then('a confirmation email is on its way to her', async function (this: SanaaWorld) {
  const { number } = await placedOrder(this)
  const subjects = (await this.stage.mailsTo(address['Email'])).map(({ subject }) => subject)
  ok(
    subjects.some((subject) => subject.includes(number)),
    `One of '${subjects.join("', '")}' names ${number}.`,
  )
})

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

Then('she is told that {string} is sold out', async function (this: SanaaWorld, title: string) {
  const message = (await this.shopper.checkoutWarnings()).join(' ')
  match(message, new RegExp(title))
  match(message, /sold out/i)
})

Then(
  'she is told that the price of {string} is now {money}',
  async function (this: SanaaWorld, title: string, price: string) {
    const message = (await this.shopper.checkoutWarnings()).join(' ')
    ok(message.includes(title) && message.includes(price), message)
  },
)

Then('she is asked to update her order first', async function (this: SanaaWorld) {
  await this.sees(async () => match((await this.shopper.alert()) ?? '', /Update your order first/))
})

Then('nobody can open the order with another key', async function (this: SanaaWorld) {
  notEqual(await this.shopper.order(), null)
  equal(await this.shopper.canOpenOrderWithAnotherKey(), false)
})

Then('she is alerted {string}', async function (this: SanaaWorld, text: string) {
  await this.sees(async () => equal(await this.shopper.alert(), text))
})

Then('these fields are marked:', async function (this: SanaaWorld, table: DataTable) {
  for (const [field, text] of Object.entries(table.rowsHash()))
    equal(await this.shopper.fieldMessage(field as CheckoutField), text)
})

Then(
  'the order is held back with {string} as long as a field holds this:',
  async function (this: SanaaWorld, alert: string, table: DataTable) {
    for (const row of table.hashes()) {
      const field = row.field as CheckoutField
      const right = address[field as keyof typeof address] ?? (await this.shopper.fieldHolds(field))
      await this.shopper.fillIn({ [field]: row.typed ?? '' })
      await this.shopper.placeOrder()
      await this.sees(async () => equal(await this.shopper.fieldMessage(field), row.message))
      await this.sees(async () => equal(await this.shopper.alert(), alert))
      await this.shopper.fillIn({ [field]: right })
      await this.sees(async () => equal(await this.shopper.fieldMessage(field), null))
      await this.sees(async () => equal(await this.shopper.alert(), null))
    }
  },
)

Then('the form keeps of what she types:', async function (this: SanaaWorld, table: DataTable) {
  for (const { field, typed, kept } of table.hashes()) {
    await this.shopper.fillIn({ [field as CheckoutField]: typed ?? '' })
    equal(await this.shopper.fieldHolds(field as CheckoutField), kept)
  }
})

Then('shipping is {string}', async function (this: SanaaWorld, text: string) {
  equal((await this.shopper.summary()).shipping, text)
})
