import { deepEqual, equal, ok } from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { CardsAtStripe } from '../../support/roles/stripe.ts'
import type { SanaaWorld } from '../../support/world.ts'

function stripeOf({ stripe }: SanaaWorld): CardsAtStripe {
  if (!stripe) throw new Error('This shop is not paid through Stripe.')
  return stripe
}

Given('Stripe tells of {word} before it answers', function (this: SanaaWorld, type: string) {
  stripeOf(this).tellsFirst(type)
})

Given("Stripe's next answers to {word} get lost", function (this: SanaaWorld, word: string) {
  stripeOf(this).losesNextAnswers(word)
})

Given('nothing is heard of Stripe once it has done the {word}', function (this: SanaaWorld, word: string) {
  stripeOf(this).goesAfter(word)
})

When('Stripe is back', function (this: SanaaWorld) {
  stripeOf(this).isBack()
})

When('Stripe tells of {word} {int} time(s)', async function (this: SanaaWorld, type: string, times: number) {
  await stripeOf(this).tells(type, times)
  await this.stage.doJobs()
})

When('somebody pretends to be Stripe, and that she has paid', async function (this: SanaaWorld) {
  equal(await stripeOf(this).isPretended(), false)
  await this.stage.doJobs()
})

When('she tells her bank that it is her, and never comes back', function (this: SanaaWorld) {
  stripeOf(this).bankIsAnswered(true)
})

When('she disputes the payment at her bank', async function (this: SanaaWorld) {
  await stripeOf(this).isDisputed()
})

Then('Stripe has {word}', function (this: SanaaWorld, standing: string) {
  equal(stripeOf(this).standing(), standing)
})

Then(
  '{int} and {int} cents have gone back to the card',
  async function (this: SanaaWorld, first: number, second: number) {
    await this.stage.doJobs()
    deepEqual(stripeOf(this).givenBack(), [first, second])
  },
)

Then('{int} cents have gone back to the card', async function (this: SanaaWorld, cents: number) {
  await this.stage.doJobs()
  deepEqual(stripeOf(this).givenBack(), [cents])
})

Then('the admin reads of the payment {string}', async function (this: SanaaWorld, sentence: string) {
  const { items } = await this.admin().notices.notices({})
  ok(items[0]?.forPerson?.includes(sentence), items[0]?.forPerson ?? 'There is no notice.')
})
