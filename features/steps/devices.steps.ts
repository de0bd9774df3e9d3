import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { loginOf } from '../support/login-of.ts'
import type { SanaaWorld } from '../support/world.ts'

Given('{word} has opened an account', async function (this: SanaaWorld, name: string) {
  await this.stage.openAccount({ name, ...loginOf(name) })
})

When(/^(?:Lena|she) is at her (\w+)$/, async function (this: SanaaWorld, device: string) {
  await this.at(device)
})

When(/^(?:Lena|she) signs in on her (\w+)$/, async function (this: SanaaWorld, device: string) {
  await (await this.at(device)).signIn(loginOf('Lena'))
})

Given(/^(?:Lena|she) is signed in on her (\w+)$/, async function (this: SanaaWorld, name: string) {
  const isNew = !this.devices.has(name)
  const device = await this.at(name)
  // Where something was done before, signing in is a part of it.
  await (isNew ? device.isSignedIn(loginOf('Lena')) : device.signIn(loginOf('Lena')))
})

When(/^Mateo signs in on (?:his|the same) (\w+)$/, async function (this: SanaaWorld, device: string) {
  await (await this.at(device)).signIn(loginOf('Mateo'))
})

When('she signs out there', async function (this: SanaaWorld) {
  await this.device.signOut()
})

When(
  /^she places the order on her (\w+) and her (\w+) at the same moment$/,
  async function (this: SanaaWorld, one: string, other: string) {
    const both = [(await this.at(one)).shopper, (await this.at(other)).shopper]
    await Promise.all(both.map((shopper) => shopper.placeOrder()))
  },
)

Then(
  /^one of them tells her of the order, and the other "(.+)"$/,
  async function (this: SanaaWorld, news: string) {
    const told = await Promise.all(
      [...this.devices.values()].map(async ({ shopper }) =>
        (await shopper.order()) === null ? await shopper.alert() : 'an order',
      ),
    )
    deepEqual(new Set(told), new Set(['an order', news]))
    equal(await this.stage.orderCount(), 1)
  },
)

When(/^she turns to her (\w+)$/, async function (this: SanaaWorld, device: string) {
  await (await this.at(device)).turnTo()
})

When('she shows that the address is hers', async function (this: SanaaWorld) {
  await this.stage.verifyAddress(loginOf('Lena').email)
})

When('she marks {string}', async function (this: SanaaWorld, title: string) {
  await this.device.mark(title)
})

When('she takes the mark from {string}', async function (this: SanaaWorld, title: string) {
  await this.device.unmark(title)
})

Then('{string} is marked', async function (this: SanaaWorld, title: string) {
  await this.sees(async () => ok(await this.device.isMarked(title)))
})

Then('{string} is not marked', async function (this: SanaaWorld, title: string) {
  await this.sees(async () => equal(await this.device.isMarked(title), false))
})

When('she follows {string}', async function (this: SanaaWorld, artist: string) {
  await this.device.follow(artist)
})

Then('she follows {string} there too', async function (this: SanaaWorld, artist: string) {
  await this.sees(async () => ok(await this.device.isFollowing(artist)))
})

Then(/^"(.*)" has (\d+) followers?$/, async function (this: SanaaWorld, artist: string, followers: string) {
  await this.sees(async () => equal(await this.device.followersOf(artist), Number(followers)))
})

Then('her cart there holds:', async function (this: SanaaWorld, table: DataTable) {
  await this.sees(async () => {
    const { lines } = await this.shopper.cart()
    deepEqual(
      lines.map(({ title, quantity }) => ({ title, quantity: String(quantity) })),
      table.hashes(),
    )
  })
})

Then('the cart there is empty', async function (this: SanaaWorld) {
  await this.sees(async () => equal((await this.shopper.cart()).totalItems, 0))
})
