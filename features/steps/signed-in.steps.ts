import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ArtistOrderView } from '#application/artist-dashboard/contract.ts'
import type { Happening } from '#application/shared/happening.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { buy } from '../support/buying.ts'
import type { PayingBy } from '../support/roles/shopper.ts'
import { tried } from '../support/tried.ts'
import type { SanaaWorld } from '../support/world.ts'

/** News take a moment to arrive. */
async function hears(
  { patience }: SanaaWorld,
  heard: readonly Happening[],
  wanted: readonly Partial<Happening>[],
): Promise<void> {
  const deadline = Date.now() + patience
  const has = (each: Partial<Happening>) =>
    heard.some((happening) =>
      Object.entries(each).every(([name, value]) => Reflect.get(happening, name) === value),
    )
  while (!wanted.every(has)) {
    if (Date.now() >= deadline) throw new Error(`Only this was heard: ${JSON.stringify(heard)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const toSend = async (world: SanaaWorld, artist: string): Promise<readonly ArtistOrderView[]> =>
  (await world.artist(artist).dashboard.orders({ status: 'waiting' })).items

Given(/^"([^"]+)" is at (?:her|his) dashboard$/, async function (this: SanaaWorld, name: string) {
  await this.signInArtist(name)
})

Given('an admin {string} is at her dashboard', async function (this: SanaaWorld, name: string) {
  await this.signInAdmin(name)
})

Given('she orders {string} by {payment}', async function (this: SanaaWorld, title: string, by: PayingBy) {
  await buy(this, [title], by)
})

When('{string} answers {string}', async function (this: SanaaWorld, artist: string, text: string) {
  const { dashboard } = this.artist(artist)
  const [message] = (await dashboard.messages({})).items
  await tried(this, dashboard.answer(message?.id ?? '', text))
})

When('the admin says that the money of the order has arrived', async function (this: SanaaWorld) {
  await tried(this, this.admin().orders.markPaid(this.orderNumber))
})

When('the admin says that all of it has come beside that', async function (this: SanaaWorld) {
  await tried(this, this.admin().orders.markPaid(this.orderNumber, { waiting: 'send-back' }))
})

When('the admin takes what has come as enough', async function (this: SanaaWorld) {
  await tried(this, this.admin().orders.markPaid(this.orderNumber, { waiting: 'enough' }))
})

When('the admin refunds the order', async function (this: SanaaWorld) {
  await tried(this, this.admin().orders.refund(this.orderNumber))
})

When('the admin cancels the order', async function (this: SanaaWorld) {
  await tried(this, this.admin().orders.cancel(this.orderNumber))
})

When(
  '{duration} pass, in which everybody looks in on their dashboard',
  async function (this: SanaaWorld, milliseconds: number) {
    const atOnce = 7 * 86_400_000
    for (let left = milliseconds; left > 0; left -= atOnce) {
      await this.stage.letPass(Math.min(left, atOnce))
      await this.everybodyLooksIn()
    }
  },
)

Then('the dashboard says {string}', function (this: SanaaWorld, text: string) {
  equal(this.refusal, text)
})

Then('the dashboard says that the order is not paid by bank transfer', function (this: SanaaWorld) {
  equal(this.refusal, `Order ${this.orderNumber} is not paid by bank transfer.`)
})

Then(
  'the dashboard asks what becomes of the {money} that wait for the rest',
  function (this: SanaaWorld, waiting: string) {
    equal(
      this.refusal,
      `${waiting} have come for order ${this.orderNumber} and wait for the rest. Say whether that is enough, or goes back.`,
    )
  },
)

Then(
  '{string} has 1 order to send, with {string}, to {string}',
  async function (this: SanaaWorld, artist: string, title: string, buyer: string) {
    const orders = await toSend(this, artist)
    deepEqual(
      orders.map(({ items, shipping }) => [items.map((item) => item.title), shipping.name]),
      [[[title], buyer]],
    )
    equal((await this.artist(artist).dashboard.earnings()).ordersToShip, 1)
  },
)

Then(
  '{string} sees the order as {string}',
  async function (this: SanaaWorld, artist: string, status: string) {
    equal((await this.artist(artist).dashboard.order(this.orderNumber)).status, status)
  },
)

Then('{string} has no order to send', async function (this: SanaaWorld, artist: string) {
  deepEqual(await toSend(this, artist), [])
})

Then(
  '{string} hears at once of the order and that {string} is sold out',
  async function (this: SanaaWorld, artist: string, title: string) {
    await hears(this, this.artist(artist).heard, [
      { kind: 'order-paid', number: this.orderNumber },
      { kind: 'artwork-sold-out', title },
    ])
  },
)

Then(
  '{string} hears at once of the message {string}',
  async function (this: SanaaWorld, artist: string, subject: string) {
    await hears(this, this.artist(artist).heard, [{ kind: 'message-arrived', subject }])
  },
)

Then('the admin hears at once of the order', async function (this: SanaaWorld) {
  await hears(this, this.admin().heard, [{ kind: 'order-paid', number: this.orderNumber }])
})

Then(
  '{string} has sold for {money}, the fee is {money}, and she has earned {money}',
  async function (this: SanaaWorld, artist: string, sales: string, fee: string, earned: string) {
    const earnings = await this.artist(artist).dashboard.earnings()
    deepEqual([earnings.sales, earnings.fee, earnings.earned].map(formatMoney), [sales, fee, earned])
  },
)

Then(
  'artist {string} has in the books what she has earned',
  async function (this: SanaaWorld, artist: string) {
    const { earned } = await this.artist(artist).dashboard.earnings()
    equal(earned, await this.stage.receivedBy(artist))
  },
)

Then(
  '{string} was paid {money}, and nothing is left on her account',
  async function (this: SanaaWorld, artist: string, sum: string) {
    const { paidOut, balance } = await this.artist(artist).dashboard.earnings()
    deepEqual([paidOut, balance].map(formatMoney), [sum, '$0.00'])
  },
)

Then(
  'the balance of {string} is -{money}, and her next payout {money}',
  async function (this: SanaaWorld, artist: string, owed: string, next: string) {
    const { balance, nextPayout } = await this.artist(artist).dashboard.earnings()
    deepEqual([balance, nextPayout.amount].map(formatMoney), [`-${owed}`, next])
  },
)

Then('the ledger of {string} reads:', async function (this: SanaaWorld, artist: string, table: DataTable) {
  const { items } = await this.artist(artist).dashboard.ledger({})
  deepEqual(
    items.map(({ kind, sales, fee, amount }) => ({
      kind,
      sales: formatMoney(sales),
      fee: formatMoney(fee),
      amount: formatMoney(amount),
    })),
    table.hashes(),
  )
})

Then(
  '{string} has 1 unread message from {string} and sees nowhere {string}',
  async function (this: SanaaWorld, artist: string, from: string, secret: string) {
    const { items } = await this.artist(artist).dashboard.messages({})
    deepEqual(
      items.map((message) => [message.from, message.read]),
      [[from, false]],
    )
    ok(!JSON.stringify(items).includes(secret))
  },
)

Then('{string} has no unread message', async function (this: SanaaWorld, artist: string) {
  const { items } = await this.artist(artist).dashboard.messages({})
  ok(items.every(({ read }) => read))
})

Then(
  /^the admin finds the order by (?:"([^"]+)"|its number) as "([^"]+)"$/,
  async function (this: SanaaWorld, words: string | null, status: string) {
    const { items } = await this.admin().orders.orders({ q: words ?? this.orderNumber })
    deepEqual(
      items.map((order) => [order.number, order.status]),
      [[this.orderNumber, status]],
    )
  },
)

Then(
  'the log says that {string} did {string} to the order',
  async function (this: SanaaWorld, admin: string, action: string) {
    match(this.orderNumber, /^\d{4}-\d{4}$/)
    const { items } = await this.admin().log.entries({ subject: this.orderNumber })
    deepEqual(
      items.map((entry) => [entry.admin.name, entry.action, entry.subject.name]),
      [[admin, action, this.orderNumber]],
    )
  },
)

Then('the log says nothing of the order', async function (this: SanaaWorld) {
  deepEqual((await this.admin().log.entries({ subject: this.orderNumber })).items, [])
})
