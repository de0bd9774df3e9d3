import { deepEqual, equal, ok } from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { RefundWish } from '#domain/orders/refund.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { buy } from '../support/buying.ts'
import { centsOf } from '../support/parameter-types.ts'
import { participants } from '../support/participants.ts'
import type { PayingBy } from '../support/roles/shopper.ts'
import { tried } from '../support/tried.ts'
import type { SanaaWorld } from '../support/world.ts'

/** What an admin has seen to be left of an order. */
const seen = new WeakMap<SanaaWorld, number>()

const giveBack = (world: SanaaWorld, wish: RefundWish): Promise<void> =>
  tried(world, world.admin().orders.refund(world.orderNumber, wish))

Given(
  'she buys {string} and {int} of {string}',
  async function (this: SanaaWorld, one: string, quantity: number, other: string) {
    await buy(this, [one, ...Array<string>(quantity).fill(other)])
  },
)

Given(
  'she orders {string} and {int} of {string} by {payment}',
  async function (this: SanaaWorld, one: string, quantity: number, other: string, by: PayingBy) {
    await buy(this, [one, ...Array<string>(quantity).fill(other)], by)
  },
)

When(
  'the admin gives back {int} of {string}',
  async function (this: SanaaWorld, quantity: number, title: string) {
    const { items } = await this.admin().orders.order(this.orderNumber)
    const artworkId = items.find((item) => item.title === title)?.artworkId ?? ''
    await giveBack(this, { lines: [{ artworkId, quantity }] })
  },
)

When('the admin gives back {money}', async function (this: SanaaWorld, amount: string) {
  await giveBack(this, { amount: centsOf(amount) })
})

/** The same by an admin of any level. */
const giveBackBy = (world: SanaaWorld, name: string, wish: RefundWish): Promise<void> =>
  participants(world).try(participants(world).admin(name).orders.refund(world.orderNumber, wish))

When(
  '{word} gives back {int} of {string}',
  async function (this: SanaaWorld, name: string, quantity: number, title: string) {
    const { items } = await participants(this).admin(name).orders.order(this.orderNumber)
    const artworkId = items.find((item) => item.title === title)?.artworkId ?? ''
    await giveBackBy(this, name, { lines: [{ artworkId, quantity }] })
  },
)

When('{word} gives back {money}', async function (this: SanaaWorld, name: string, amount: string) {
  await giveBackBy(this, name, { amount: centsOf(amount) })
})

When('{word} gives back the rest', async function (this: SanaaWorld, name: string) {
  await giveBackBy(this, name, {})
})

Then('{money} is left of her order', async function (this: SanaaWorld, left: string) {
  equal((await this.shopper.order())?.left, left)
})

Given('the admin looks at the order', async function (this: SanaaWorld) {
  seen.set(this, (await this.admin().orders.order(this.orderNumber)).left)
})

Given('another admin gives back {money}', async function (this: SanaaWorld, amount: string) {
  const other = await this.signedIn?.admin('Zola Mensah')
  await other?.orders.refund(this.orderNumber, { amount: centsOf(amount) })
})

When('the admin gives back {money} of what she saw', async function (this: SanaaWorld, amount: string) {
  await giveBack(this, { amount: centsOf(amount), left: seen.get(this) })
})

Then('the dashboard says that {money} is left of the order now', function (this: SanaaWorld, left: string) {
  equal(this.refusal, `Somebody else has changed order ${this.orderNumber}: ${left} is left of it now.`)
})

Then(
  '{money} is left of the order, which is {string}',
  async function (this: SanaaWorld, left: string, status: string) {
    const order = await this.admin().orders.order(this.orderNumber)
    deepEqual([formatMoney(order.left), order.payment.status], [left, status])
  },
)

When('she withdraws from {string}', async function (this: SanaaWorld, title: string) {
  await tried(this, this.shopper.withdrawFrom([title]))
})

When('she withdraws from the whole order', async function (this: SanaaWorld) {
  await tried(this, this.shopper.withdrawFrom(null))
})

When(
  'she sends back to {string} with {string} as {string}',
  async function (this: SanaaWorld, artist: string, carrier: string, trackingNumber: string) {
    await tried(this, this.shopper.sendsBack(artist, carrier, trackingNumber))
  },
)

Then('the shop says {string}', function (this: SanaaWorld, sentence: string) {
  equal(this.refusal?.replace(this.orderNumber, '…'), sentence)
})

Then('she can withdraw', async function (this: SanaaWorld) {
  equal((await this.shopper.withdrawal()).canWithdraw, true)
})

Then('she can no longer withdraw', async function (this: SanaaWorld) {
  equal((await this.shopper.withdrawal()).canWithdraw, false)
})

Then(
  'her withdrawal from {string} is acknowledged to {string}',
  async function (this: SanaaWorld, title: string, mailbox: string) {
    ok((await this.shopper.withdrawal()).works.includes(title))
    const subject = `Order ${this.orderNumber}: we have received your withdrawal`
    const mails = (await this.stage.mailsTo(mailbox)).filter((mail) => mail.subject === subject)
    equal(mails.length, 1)
    for (const said of [title, this.orderNumber, 'Received: ', mailbox])
      ok(mails[0]?.text.includes(said), `It says '${mails[0]?.text}'.`)
  },
)

Then('the return to {string} is {string}', async function (this: SanaaWorld, artist: string, status: string) {
  const { returns } = await this.shopper.withdrawal()
  deepEqual(
    returns.filter((each) => each.artist === artist).map((each) => each.status),
    [status],
  )
})

const returnOf = async (world: SanaaWorld, artist: string): Promise<string> =>
  (await world.admin().returns.returns(world.orderNumber)).find((each) => each.artist.name === artist)?.id ??
  ''

When('{string} has got it back', async function (this: SanaaWorld, name: string) {
  const { returns } = this.artist(name)
  const [coming] = await returns.returns(this.orderNumber)
  await tried(this, returns.receive(this.orderNumber, coming?.id ?? ''))
})

When(
  '{string} says that it goes to {string}',
  async function (this: SanaaWorld, name: string, sendTo: string) {
    const { returns } = this.artist(name)
    const [coming] = await returns.returns(this.orderNumber)
    await tried(this, returns.sayWhere(this.orderNumber, coming?.id ?? '', sendTo))
  },
)

When(
  'the admin decides that {string} need not get it back',
  async function (this: SanaaWorld, artist: string) {
    await tried(this, this.admin().returns.decide(this.orderNumber, await returnOf(this, artist), 'waived'))
  },
)

When(
  'the admin ends the return to {string} without a refund',
  async function (this: SanaaWorld, artist: string) {
    await tried(this, this.admin().returns.decide(this.orderNumber, await returnOf(this, artist), 'refused'))
  },
)
