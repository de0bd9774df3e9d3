import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { SanaaWorld } from '../support/world.ts'

Given(
  'Lena has {int} × {string} in her cart',
  async function (this: SanaaWorld, quantity: number, title: string) {
    await this.shopper.hasInCart(title, quantity)
  },
)

When(/^(?:Lena|she) puts "(.*)" into her cart$/, async function (this: SanaaWorld, title: string) {
  await this.shopper.addToCart(title)
})

When(/^(?:Lena|she) opens her cart$/, async function (this: SanaaWorld) {
  await this.shopper.openCart()
})

When('she comes back later', async function (this: SanaaWorld) {
  await this.shopper.comeBackLater()
})

When('she increases {string}', async function (this: SanaaWorld, title: string) {
  await this.shopper.increase(title)
})

When('she decreases {string}', async function (this: SanaaWorld, title: string) {
  await this.shopper.decrease(title)
})

When('she removes {string}', async function (this: SanaaWorld, title: string) {
  await this.shopper.remove(title)
})

When('she takes the removal back', async function (this: SanaaWorld) {
  await this.shopper.takeRemovalBack()
})

Then('her cart holds:', async function (this: SanaaWorld, table: DataTable) {
  const { lines } = await this.shopper.cart()
  deepEqual(
    lines.map(({ title, quantity, lineTotal }) => ({
      title,
      quantity: String(quantity),
      'line total': lineTotal,
    })),
    table.hashes(),
  )
})

Then('her cart counts {items} for {money}', async function (this: SanaaWorld, count: number, total: string) {
  const { totalItems, totalPrice } = await this.shopper.cart()
  deepEqual({ totalItems, totalPrice }, { totalItems: count, totalPrice: total })
})

Then('{money} of her cart will be paid', async function (this: SanaaWorld, sum: string) {
  equal(await this.shopper.toPay(), sum)
})

Then('her cart still counts {items}', async function (this: SanaaWorld, count: number) {
  equal((await this.shopper.cart()).totalItems, count)
})

Then('her cart is empty', async function (this: SanaaWorld) {
  deepEqual((await this.shopper.cart()).lines, [])
})

Then('{string} cannot be increased any further', async function (this: SanaaWorld, title: string) {
  equal(await this.shopper.canIncrease(title), false)
})

Then('{string} cannot be decreased any further', async function (this: SanaaWorld, title: string) {
  equal(await this.shopper.canDecrease(title), false)
})

Then('she is told {string}', async function (this: SanaaWorld, text: string) {
  equal(await this.shopper.lastMessage(), text)
})

Then('she reads {string}', async function (this: SanaaWorld, text: string) {
  ok(await this.shopper.reads(text), `The screen shows '${text}'.`)
})

async function warned(world: SanaaWorld, ...parts: string[]): Promise<void> {
  await world.sees(async () => {
    const warnings = await world.shopper.cartWarnings()
    ok(
      warnings.some((warning) => parts.every((part) => warning.includes(part))),
      `One of the warnings names ${parts.join(', ')}: ${warnings.join(' | ')}`,
    )
  })
}

Then(
  'she is warned that the price of {string} is now {money} instead of {money}',
  async function (this: SanaaWorld, title: string, now: string, before: string) {
    await warned(this, title, now, before)
  },
)

Then(
  'she is warned that only {int} of {string} is left',
  async function (this: SanaaWorld, left: number, title: string) {
    await warned(this, title, `only ${left} `)
  },
)

Then('she is warned that {string} is sold out', async function (this: SanaaWorld, title: string) {
  await warned(this, title, 'sold out')
})
