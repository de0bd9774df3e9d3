import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { formatMoney, sumOf } from '#domain/shared/money.ts'
import { linkIn } from '../support/link-in.ts'
import { centsOf } from '../support/parameter-types.ts'
import { emailOf, participants } from '../support/participants.ts'
import type { PaidArtist, PayingAdmin } from '../support/roles/payday.ts'
import type { SanaaWorld } from '../support/world.ts'

/** The batch that was made last. */
async function batchOf(world: SanaaWorld): Promise<string> {
  const [batch] = await world.admin().payouts.batches()
  if (!batch) throw new Error('There is no batch of payouts.')
  return batch.id
}

Given('{string} has named where her money goes', async function (this: SanaaWorld, artist: string) {
  await this.artist(artist).nameAccount()
})

When('the admin sends the batch', async function (this: SanaaWorld) {
  await this.admin().payouts.send(await batchOf(this))
})

When('the admin hears that it has arrived', async function (this: SanaaWorld) {
  await this.admin().payouts.settle(await batchOf(this), null)
})

When('the admin hears that it came back: {string}', async function (this: SanaaWorld, reason: string) {
  await this.admin().payouts.returned(await batchOf(this), null, reason)
})

When(
  'the admin hears that the payout for {string} came back: {string}',
  async function (this: SanaaWorld, artist: string, reason: string) {
    const { payouts } = this.admin()
    const batch = await payouts.batch(await batchOf(this))
    const named = batch.payouts.filter(({ artist: { name } }) => name === artist).map(({ id }) => id)
    await payouts.returned(batch.id, named, reason)
  },
)

Then('{string} has no payout', async function (this: SanaaWorld, artist: string) {
  deepEqual(await this.artist(artist).payouts.payouts(), [])
})

Then(
  'the payout of {money} for {string} is {}',
  async function (this: SanaaWorld, sum: string, artist: string, standing: string) {
    const payouts = await this.artist(artist).payouts.payouts()
    deepEqual(
      payouts.map((payout) => [formatMoney(payout.amount), payout.standing]),
      [[sum, standing.replace(' ', '-')]],
    )
  },
)

Then(
  'each payout for {string} is for one order alone:',
  async function (this: SanaaWorld, artist: string, table: DataTable) {
    const payouts = await this.artist(artist).payouts.payouts()
    deepEqual(
      payouts.map(({ amount, standing }) => [formatMoney(amount), standing]),
      table.rows(),
    )
    deepEqual(
      payouts.map(({ orders }) => orders.map(({ amount }) => amount)),
      payouts.map(({ amount }) => [amount]),
    )
    ok(payouts.every(({ orders }) => orders.every(({ orderNumber }) => orderNumber !== null)))
  },
)

Then(
  'the balance of {string} is {money} again',
  async function (this: SanaaWorld, artist: string, sum: string) {
    const { balance, paidOut } = await this.artist(artist).dashboard.earnings()
    deepEqual([balance, paidOut].map(formatMoney), [sum, '$0.00'])
  },
)

Then('all books together sum to zero', async function (this: SanaaWorld) {
  equal(await this.stage.booksSum(), 0)
})

Then(
  'the admin sees that {money} is due to {string}, who has named no account',
  async function (this: SanaaWorld, sum: string, artist: string) {
    deepEqual(
      (await this.admin().payouts.unpaid()).map(({ amount, obstacle, artist: { name } }) => [
        formatMoney(amount),
        name,
        obstacle,
      ]),
      [[sum, artist, 'no-account']],
    )
  },
)

Then(
  'the admin sees that {money} of {string} came back this month, and goes with the next payday',
  async function (this: SanaaWorld, sum: string, artist: string) {
    const due = await this.admin().payouts.unpaid()
    deepEqual(
      due.map(({ amount, obstacle, artist: { name } }) => [formatMoney(amount), name, obstacle]),
      [[sum, artist, 'came-back']],
    )
    ok(due.every(({ from }) => /-01T00:00:00.000Z$/.test(from ?? '')))
  },
)

Then(
  'the statements of {string} lead from {money} to {money}, and hold every line of her ledger:',
  async function (this: SanaaWorld, name: string, opening: string, closing: string, table: DataTable) {
    const { dashboard, statements } = this.artist(name)
    const { perMonth, balance } = await dashboard.earnings()
    const months = await Promise.all(perMonth.map(({ month }) => statements.statement(month)))
    months.forEach((each, nth) => equal(each.opening, nth === 0 ? 0 : months[nth - 1]?.closing))
    const lines = months.flatMap((each) => each.lines)
    equal(sumOf(lines.map(({ amount }) => amount)), balance)
    equal((await dashboard.ledger({})).total, lines.length)
    deepEqual(
      [months[0]?.opening, months.at(-1)?.closing].map((sum) => formatMoney(sum ?? 0)),
      [opening, closing],
    )
    deepEqual(
      lines.map(({ kind, payout, sales, fee, amount }) => [
        kind,
        payout?.step.replaceAll('-', ' ') ?? '',
        ...[sales, fee, amount].map(formatMoney),
      ]),
      table.rows(),
    )
  },
)

function paidArtist(world: SanaaWorld): PaidArtist {
  ok(world.paidArtist, 'No artist is there to be paid.')
  return world.paidArtist
}
function payingAdmin(world: SanaaWorld): PayingAdmin {
  ok(world.payingAdmin, 'No admin is there to pay.')
  return world.payingAdmin
}

Given(
  '{string} with {string} sold for {money} two months ago, and has her earnings open',
  async function (this: SanaaWorld, name: string, email: string, sum: string) {
    this.paidArtist = await this.payday?.artist(name, email, centsOf(sum))
  },
)

Given('{string} is an admin and has the payouts open', async function (this: SanaaWorld, name: string) {
  this.payingAdmin = await this.payday?.admin(name)
})

When(
  'she names {string} of {string} on that page',
  async function (this: SanaaWorld, iban: string, holder: string) {
    await paidArtist(this).nameAccount(iban, holder)
  },
)

When('she confirms it by the mail to {string}', async function (this: SanaaWorld, email: string) {
  await paidArtist(this).confirmAccount(await linkIn(this, 'Confirm where your money goes', email))
})

When('the admin sets {money} aside there', async function (this: SanaaWorld, sum: string) {
  await payingAdmin(this).setAside(sum)
})

When('the admin says there that it has left', async function (this: SanaaWorld) {
  await payingAdmin(this).markSent()
})

When('the admin says there that it has arrived', async function (this: SanaaWorld) {
  await payingAdmin(this).markArrived()
})

Then(
  'she sees a payout of {money} that is {string}',
  async function (this: SanaaWorld, sum: string, state: string) {
    const payouts = await paidArtist(this).payouts()
    deepEqual(
      payouts.map(([, ...said]) => said),
      [[state, sum]],
    )
  },
)

Then('her newest statement reads {string}', async function (this: SanaaWorld, words: string) {
  const text = await paidArtist(this).newestStatement()
  ok(text.includes(words), `The statement reads: ${text}`)
})

const accountOf = (world: SanaaWorld, name: string) => participants(world).newcomer(name).payoutAccount

When(
  '{word} names {string} of {string} for her money',
  async function (this: SanaaWorld, name: string, iban: string, holder: string) {
    await accountOf(this, name).name({ kind: 'iban', iban, holder, phone: '' })
  },
)

When('{word} confirms that account by its mail', async function (this: SanaaWorld, name: string) {
  const link = await linkIn(this, 'Confirm where your money goes', emailOf(name))
  await accountOf(this, name).confirm(new URL(link).searchParams.get('token') ?? '')
})

Then(
  'the money of {word} goes nowhere yet, and the account that ends in {string} waits',
  async function (this: SanaaWorld, name: string, figures: string) {
    const { account, toConfirm } = await accountOf(this, name).show()
    deepEqual([account, toConfirm?.ending], [null, figures])
  },
)

Then(
  'the money of {word} goes to the account that ends in {string}',
  async function (this: SanaaWorld, name: string, figures: string) {
    const { account, toConfirm } = await accountOf(this, name).show()
    deepEqual([account?.ending, toConfirm], [figures, null])
  },
)
