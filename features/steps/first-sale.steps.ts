import { deepEqual, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { BeginningArtist, DecidingAdmin } from '../support/roles/first-sale.ts'
import type { SanaaWorld } from '../support/world.ts'

const wanjiru = {
  'Full names': 'Wanjiru Kamau',
  Email: 'wanjiru@example.test',
  Country: 'Kenya',
  Phone: '712345678',
  Password: 'a wide blue harbour',
} as const

function artistOf({ beginner }: SanaaWorld): BeginningArtist {
  ok(beginner, 'No artist has begun here.')
  return beginner
}
function adminOf({ decider }: SanaaWorld): DecidingAdmin {
  ok(decider, 'No admin is there to decide.')
  return decider
}

Given('Ada, an admin, has her dashboard open', async function (this: SanaaWorld) {
  this.decider = await this.firstSale?.admin('Ada Admin')
})

When('Wanjiru signs up as an artist and goes to her dashboard', async function (this: SanaaWorld) {
  this.beginner = await this.firstSale?.artist()
  await artistOf(this).signUp(wanjiru)
})

When('she makes her profile as an artist, with a part of a photograph', async function (this: SanaaWorld) {
  await artistOf(this).makeProfile('Woodcut', 'I cut what I see from the harbour wall.')
})

When(
  'she gets these works ready, each with a photograph:',
  { timeout: 180_000 },
  async function (this: SanaaWorld, table: DataTable) {
    const { ownArtworks } = artistOf(this)
    for (const { title = '', price = '' } of table.hashes()) {
      await ownArtworks.begin(title)
      await ownArtworks.write({ description: 'Printed by hand.', category: 'Paintings', price, stock: '1' })
      await ownArtworks.addPicture(`${title}: boats in the evening light`)
      await ownArtworks.publish()
    }
  },
)

When('she asks in her dashboard for approval', async function (this: SanaaWorld) {
  await artistOf(this).askForApproval()
})

When('Ada approves {string} in her dashboard', async function (this: SanaaWorld, artist: string) {
  await adminOf(this).approve(artist)
})

Given('Wanjiru has her dashboard open', async function (this: SanaaWorld) {
  await artistOf(this).waitForOrders()
})

When(
  'Wanjiru sends what was bought with {string} as {string}',
  async function (this: SanaaWorld, carrier: string, trackingNumber: string) {
    await artistOf(this).ship(this.orderNumber, carrier, trackingNumber)
  },
)

Then('Ada reads at once {string}', async function (this: SanaaWorld, words: string) {
  await adminOf(this).isNotifiedOf(words)
})

Then('Wanjiru reads at once {string}', async function (this: SanaaWorld, words: string) {
  await artistOf(this).isNotifiedOf(words)
})

Then(
  'Wanjiru has sold for {money} and earned {money}',
  async function (this: SanaaWorld, sales: string, earned: string) {
    deepEqual(await artistOf(this).earnings(), { sales, earned })
  },
)
