import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, Then } from '@cucumber/cucumber'
import { formatMoney } from '#domain/shared/money.ts'
import type { ReceiptSeen } from '../support/roles/shopper.ts'
import type { SanaaWorld } from '../support/world.ts'

async function receiptOf({ shopper }: SanaaWorld): Promise<ReceiptSeen> {
  const receipt = await shopper.receipt()
  ok(receipt, 'There is a receipt.')
  return receipt
}

Then(
  'this month {string} has earned {money}',
  async function (this: SanaaWorld, artist: string, sum: string) {
    const { perMonth } = await this.artist(artist).dashboard.earnings()
    equal(formatMoney(perMonth.at(-1)?.earned ?? 0), sum)
  },
)

Then(
  'her receipt says that {money} was paid by {string}, and who received it:',
  async function (this: SanaaWorld, sum: string, method: string, table: DataTable) {
    const { total, method: paidBy, parts } = await receiptOf(this)
    equal(total, sum)
    equal(paidBy, method)
    const byArtist = parts.toSorted((one, other) => (one.artist < other.artist ? -1 : 1))
    deepEqual(byArtist, table.hashes())
  },
)

Then(
  'her receipt names {string} and {string}',
  async function (this: SanaaWorld, one: string, other: string) {
    deepEqual([...(await receiptOf(this)).works].toSorted(), [one, other].toSorted())
  },
)

Then('her receipt says that {money} went back', async function (this: SanaaWorld, sum: string) {
  deepEqual((await receiptOf(this)).refunds, [sum])
})

Then('her receipt says of the carrier {string}', async function (this: SanaaWorld, words: string) {
  deepEqual((await receiptOf(this)).carriage, [words])
})

Then('her receipt says nothing of a carrier', async function (this: SanaaWorld) {
  deepEqual((await receiptOf(this)).carriage, [])
})

Then('there is no receipt yet', async function (this: SanaaWorld) {
  equal(await this.shopper.receipt(), null)
})

Then('nobody can open the receipt with another key', async function (this: SanaaWorld) {
  ok(await this.shopper.receipt())
  equal(await this.shopper.canOpenReceiptWithAnotherKey(), false)
})

Then(
  /^the books say that artists received (\$[\d.,]+) for (\d+) works?$/,
  async function (this: SanaaWorld, sum: string, works: string) {
    const { artistsReceived, worksSold } = await this.shopper.openBooks()
    deepEqual({ artistsReceived, worksSold }, { artistsReceived: sum, worksSold: Number(works) })
  },
)

Then(
  'the open books say that {string} has arrived with artists, {string} is on its way and {string} waits',
  async function (this: SanaaWorld, there: string, underWay: string, here: string) {
    const { arrived, onItsWay, waiting } = await this.shopper.openBooks()
    deepEqual({ arrived, onItsWay, waiting }, { arrived: there, onItsWay: underWay, waiting: here })
  },
)

Then(/^they say that (\d+) artists? (?:was|were) paid$/, async function (this: SanaaWorld, artists: string) {
  equal((await this.shopper.openBooks()).artistsPaid, Number(artists))
})

Then('the books in the open sum to zero', async function (this: SanaaWorld) {
  equal((await this.shopper.openBooks()).balance, '$0.00')
})
