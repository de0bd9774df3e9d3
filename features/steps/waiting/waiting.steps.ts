import { equal, ok } from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { SanaaWorld } from '../../support/world.ts'

/** Whoever asks last takes it back. */
const askedLast = new WeakMap<SanaaWorld, string>()
const answers = new WeakMap<SanaaWorld, string>()

const mailsOf = async (world: SanaaWorld, to: string, title: string) =>
  (await world.stage.mailsTo(to)).filter(({ subject }) => subject === `“${title}” is back`)

/** Who asked last, by address. */
const askers = new WeakMap<SanaaWorld, string>()

async function ask(world: SanaaWorld, title: string, email?: string): Promise<void> {
  const before = askers.get(world)
  // Somebody else sits somewhere else.
  if (email !== undefined && before !== undefined && before !== email) await world.at(email)
  if (email !== undefined) askers.set(world, email)
  askedLast.set(world, title)
  await world.shopper.askToBeTold(title, email)
}

Given(
  /^\w+ asks at "([^"]*)" to be told when "([^"]*)" is free$/,
  async function (this: SanaaWorld, email: string, title: string) {
    await ask(this, title, email)
  },
)

When('she asks to be told when {string} is free', async function (this: SanaaWorld, title: string) {
  await ask(this, title)
})

When(
  /^\w+ asks in vain at "([^"]*)" to be told when "([^"]*)" is free$/,
  async function (this: SanaaWorld, email: string, title: string) {
    await ask(this, title, email).catch((error: unknown) => {
      if (!isDomainError(error)) throw error
      answers.set(this, error.message)
    })
  },
)

When('he takes it back', async function (this: SanaaWorld) {
  await this.shopper.waitNoMore(askedLast.get(this) ?? '')
})

When('he ends these mails by the link in the one to {string}', async function (this: SanaaWorld, to: string) {
  const [mail] = await this.stage.mailsTo(to)
  const [link] = /https:\/\/\S+\?key=\S+/.exec(mail?.text ?? '') ?? []
  ok(link, 'There is no link in the last mail that ends them.')
  await this.stage.endMails(link)
})

Then('the page says that he waits for it', async function (this: SanaaWorld) {
  await this.sees(async () => ok(await this.shopper.isWaitingFor(askedLast.get(this) ?? '')))
})

Then('the page of {string} says that she waits for it', async function (this: SanaaWorld, title: string) {
  await this.sees(async () => ok(await this.shopper.isWaitingFor(title)))
})

Then('the page of {string} offers it for sale', async function (this: SanaaWorld, title: string) {
  await this.shopper.openWork(title)
  await this.sees(async () => ok((await this.shopper.work()).canBeAdded))
})

Then(
  /^"([^"]*)" has been told (once|\d+ times) that "([^"]*)" is free$/,
  async function (this: SanaaWorld, to: string, times: string, title: string) {
    const told = await mailsOf(this, to, title)
    equal(told.length, times === 'once' ? 1 : Number.parseInt(times, 10))
  },
)

Then('he is told {string}', async function (this: SanaaWorld, text: string) {
  equal(answers.get(this), text)
})
