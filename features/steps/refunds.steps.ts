import { deepEqual, equal } from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { RefundWish } from '#domain/orders/refund.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { centsOf } from '../support/parameter-types.ts'
import { participants } from '../support/participants.ts'
import { address, card } from '../support/purchase.ts'
import type { SanaaWorld } from '../support/world.ts'

/** What an admin has seen to be left of an order. */
const seen = new WeakMap<SanaaWorld, number>()

/** What is refused is remembered. */
async function giveBack(world: SanaaWorld, wish: RefundWish): Promise<void> {
  world.refusal = await world
    .admin()
    .orders.refund(world.orderNumber, wish)
    .then(
      () => null,
      (error: unknown) => {
        if (!isDomainError(error)) throw error
        return error.message
      },
    )
}

Given(
  'she buys {string} and {int} of {string}',
  async function (this: SanaaWorld, one: string, quantity: number, other: string) {
    const { shopper } = this
    await shopper.addToCart(one)
    for (let piece = 0; piece < quantity; piece++) await shopper.addToCart(other)
    await shopper.goToCheckout()
    await shopper.fillIn({ ...address, ...card, 'Card number': '4242424242424242' })
    await shopper.placeOrder()
    this.orderNumber = (await shopper.order())?.number ?? ''
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

Given('somebody else gives back {money}', async function (this: SanaaWorld, amount: string) {
  await giveBack(this, { amount: centsOf(amount) })
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
