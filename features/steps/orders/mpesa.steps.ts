import { equal, match, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { brand } from '#domain/shared/brand.ts'
import { address } from '../../support/purchase.ts'
import type { MpesaPhone } from '../../support/roles/mpesa.ts'
import type { SanaaWorld } from '../../support/world.ts'

function phoneOf({ mpesa }: SanaaWorld): MpesaPhone {
  if (!mpesa) throw new Error('This shop is not paid by M-Pesa.')
  return mpesa
}

/** Between code and figures stands a space that does not break. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const mailsTo = async (world: SanaaWorld, to: string): Promise<string> =>
  plain((await world.stage.mailsTo(to)).map(({ subject, text }) => `${subject}\n${text}`).join('\n'))

When('her phone answers {int}, and M-Pesa calls nobody', async function (this: SanaaWorld, code: number) {
  await phoneOf(this).answers(String(code), 0)
})

When(
  'her phone answers {int}, and M-Pesa calls back {int} time(s)',
  async function (this: SanaaWorld, code: number, times: number) {
    await phoneOf(this).answers(String(code), times)
    await this.stage.doJobs()
  },
)

When('somebody pretends to be M-Pesa, and that she has paid', async function (this: SanaaWorld) {
  equal(await phoneOf(this).isPretended(), false)
  await this.stage.doJobs()
})

When('M-Pesa calls back that she has paid, and does not know of it', async function (this: SanaaWorld) {
  await phoneOf(this).claimsToHavePaid()
  await this.stage.doJobs()
})

Given("M-Pesa's next answer gets lost", function (this: SanaaWorld) {
  phoneOf(this).losesNextAnswer()
})

/** Milliseconds, after which a page that waits for a phone looks again. */
const untilNextLook = 3000

/** Whoever has a screen before them need not wait for its next look. */
async function looksAgain(world: SanaaWorld): Promise<void> {
  await world.display?.page.clock.fastForward(untilNextLook)
}

When('she has her phone asked again', async function (this: SanaaWorld) {
  await this.shopper.askPhoneAgain()
})

Then('her phone asks for {int} shillings', async function (this: SanaaWorld, shillings: number) {
  equal(await phoneOf(this).asksFor(), shillings)
})

When(
  'she chooses M-Pesa, and reads before she orders that her phone is asked for {string}',
  async function (this: SanaaWorld, sum: string) {
    // Its next looks after the phone pass at once, by "looksAgain".
    await this.display?.page.clock.install()
    await this.shopper.payBy('M-Pesa')
    const told = this.display?.page.getByRole('main').getByText(/for a dollar/)
    ok(plain((await told?.first().innerText()) ?? '').includes(sum))
  },
)

Then('she cannot choose M-Pesa, and reads {string}', async function (this: SanaaWorld, why: string) {
  const main = this.display?.page.getByRole('main')
  ok(await main.getByRole('radio', { name: 'M-Pesa' }).isDisabled())
  equal(plain(await main.getByText(/^Not for this order/).innerText()), why)
})

Then('her screen says by itself {string}', async function (this: SanaaWorld, title: string) {
  await looksAgain(this)
  await this.display?.page.getByRole('heading', { level: 1, name: title }).waitFor()
})

Then('her receipt says {string}', async function (this: SanaaWorld, words: string) {
  equal(plain((await this.shopper.receipt())?.paidAs ?? ''), words)
})

Then('her receipt says of what went back {string}', async function (this: SanaaWorld, words: string) {
  const whences = (await this.shopper.receipt())?.whences ?? []
  ok(
    whences.some((whence) => plain(whence).includes(words)),
    whences.join('\n'),
  )
})

Then('a mail tells her {string}', async function (this: SanaaWorld, words: string) {
  await this.stage.doJobs()
  const mails = await mailsTo(this, address['Email'])
  ok(mails.includes(words), mails)
})

When(
  'her phone answers these, which she reads before she has it asked again:',
  async function (this: SanaaWorld, table: DataTable) {
    for (const [code = '', sentence] of table.raw()) {
      await phoneOf(this).answers(code, 1)
      await this.stage.doJobs()
      await this.sees(async () => equal((await this.shopper.order())?.refusal, sentence))
      // A phone is not asked again at once.
      await this.stage.letPass(2 * 60_000)
      await looksAgain(this)
      await this.shopper.askPhoneAgain()
    }
  },
)

Then('{int} request(s) came to phones', function (this: SanaaWorld, times: number) {
  equal(phoneOf(this).timesAsked(), times)
})

Then('she is told to confirm {string}', async function (this: SanaaWorld, sum: string) {
  const order = await this.shopper.order()
  ok(plain(order?.instructions ?? '').includes(sum), order?.instructions ?? '')
  ok((await mailsTo(this, address['Email'])).includes(sum))
})

Then('she reads of her phone {string}', async function (this: SanaaWorld, sentence: string) {
  equal((await this.shopper.order())?.refusal, sentence)
})

Then('she is told by mail that her money goes back', async function (this: SanaaWorld) {
  match(await mailsTo(this, address['Email']), /goes back to you/)
})

Then("the shop's people are told to return {string}", async function (this: SanaaWorld, sum: string) {
  await this.stage.doJobs()
  ok((await mailsTo(this, brand.email)).includes(`Please return ${sum}`))
})

Then(
  'she is told that M-Pesa takes at most {string} at once',
  async function (this: SanaaWorld, most: string) {
    ok(plain((await this.shopper.alert()) ?? '').includes(`M-Pesa takes at most ${most} at once`))
  },
)
