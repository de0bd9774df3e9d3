import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { keepWorks } from '../support/kept-works.ts'
import { address, card } from '../support/purchase.ts'
import type { CheckoutField } from '../support/roles/shopper.ts'
import type { SanaaWorld } from '../support/world.ts'

When('she goes to the checkout', async function (this: SanaaWorld) {
  await this.shopper.goToCheckout()
})

Given('she is at the checkout, with her address and her email filled in', async function (this: SanaaWorld) {
  await this.shopper.hasFilledIn(address)
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
    await this.shopper.typeIn(field, typed)
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

/** What was sent while somebody looked. */
const sent = new WeakMap<SanaaWorld, string[]>()

Given('all that her browser sends is noted', function (this: SanaaWorld) {
  const noted: string[] = []
  sent.set(this, noted)
  this.display.page.on('request', (request) => noted.push(`${request.url()} ${request.postData() ?? ''}`))
})

Then('the gateway alone was sent {string} and its CVV', function (this: SanaaWorld, secret: string) {
  const noted = sent.get(this) ?? []
  ok(
    noted.some((each) => each.includes(address.City)),
    'The order was sent.',
  )
  const { origin } = new URL(this.display.page.url())
  for (const told of [secret, '"cvv"'])
    deepEqual(
      noted.filter((each) => each.includes(told)).map((each) => each.split(' ')[0]),
      [`${origin}/api/sandbox-payments/tokens`],
    )
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

When('she opens the link in the mail that keeps the works', async function (this: SanaaWorld) {
  await keepWorks(this)
})

When(
  'she places the same order twice at once, paying by card {string}',
  async function (this: SanaaWorld, number: string) {
    await this.shopper.fillIn({ ...card, 'Card number': number })
    await this.shopper.placeOrderTwiceAtOnce()
  },
)

Then(
  'her order summary counts {items} and totals {money}',
  async function (this: SanaaWorld, count: number, total: string) {
    await this.sees(async () => {
      const { totalItems, totalPrice } = await this.shopper.summary()
      deepEqual({ totalItems, totalPrice }, { totalItems: count, totalPrice: total })
    })
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
      await this.shopper.typeIn(field, row.typed ?? '')
      await this.shopper.placeOrder()
      await this.sees(async () => equal(await this.shopper.fieldMessage(field), row.message))
      await this.sees(async () => equal(await this.shopper.alert(), alert))
      await this.shopper.typeIn(field, right)
      await this.sees(async () => equal(await this.shopper.fieldMessage(field), null))
      await this.sees(async () => equal(await this.shopper.alert(), null))
    }
  },
)

Then('the form keeps of what she types:', async function (this: SanaaWorld, table: DataTable) {
  for (const { field, typed, kept } of table.hashes()) {
    await this.shopper.typeIn(field as CheckoutField, typed ?? '')
    equal(await this.shopper.fieldHolds(field as CheckoutField), kept)
  }
})

Then('shipping is {string}', async function (this: SanaaWorld, text: string) {
  equal((await this.shopper.summary()).shipping, text)
})
