import { deepEqual, equal, ok } from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { RefundWish } from '#domain/orders/refund.ts'
import { centsOf } from '../../support/parameter-types.ts'
import { tried } from '../../support/tried.ts'
import type { SanaaWorld } from '../../support/world.ts'

Given(
  'she reports damage to {string} with a photograph: {string}',
  async function (this: SanaaWorld, title: string, text: string) {
    await tried(this, this.shopper.reportsDamage(title, text))
  },
)

When('she answers the claim: {string}', async function (this: SanaaWorld, text: string) {
  await tried(this, this.shopper.answersClaim(text))
})

When('{string} answers the claim: {string}', async function (this: SanaaWorld, name: string, text: string) {
  const { claims } = this.artist(name)
  const [claim] = await claims.claims(this.orderNumber)
  await tried(this, claims.answer(this.orderNumber, claim?.id ?? '', { text, photographs: [] }))
})

async function decide(world: SanaaWorld, text: string, refund: RefundWish | null): Promise<void> {
  const { claims } = world.admin()
  const [claim] = await claims.claims(world.orderNumber)
  await tried(world, claims.close(world.orderNumber, claim?.id ?? '', text, refund))
}

When(
  'the admin decides the claim with {int} of {string}: {string}',
  async function (this: SanaaWorld, quantity: number, title: string, text: string) {
    const { items } = await this.admin().orders.order(this.orderNumber)
    const artworkId = items.find((item) => item.title === title)?.artworkId ?? ''
    await decide(this, text, { lines: [{ artworkId, quantity }] })
  },
)

When(
  'the admin decides the claim with {money}: {string}',
  async function (this: SanaaWorld, sum: string, text: string) {
    await decide(this, text, { amount: centsOf(sum) })
  },
)

When('the admin decides the claim without money: {string}', async function (this: SanaaWorld, text: string) {
  await decide(this, text, null)
})

Then(/^(\d+) claims? waits? for the admin$/, async function (this: SanaaWorld, count: string) {
  equal((await this.admin().claims.waiting()).length, Number(count))
})

Then('{string} reads no claim', async function (this: SanaaWorld, name: string) {
  deepEqual(await this.artist(name).claims.claims(this.orderNumber), [])
})

Then('she has not read {int} message', async function (this: SanaaWorld, count: number) {
  const claims = await this.shopper.claims()
  equal(claims.at(-1)?.unread, count)
})

Then(
  'the claim on {string} is decided, and {money} went back',
  async function (this: SanaaWorld, title: string, back: string) {
    const claim = (await this.shopper.claims()).find((each) => each.title === title)
    deepEqual([claim?.isOpen, claim?.givenBack], [false, back])
  },
)

Then('everybody reads the same {int} messages', async function (this: SanaaWorld, count: number) {
  const hers = (await this.shopper.claims()).flatMap(({ messages }) => messages)
  equal(hers.length, count)
  const [artist = ''] = (await this.admin().claims.claims(this.orderNumber)).map((each) => each.artist.name)
  for (const { claims } of [this.admin(), this.artist(artist)]) {
    const read = await claims.claims(this.orderNumber)
    deepEqual(
      read.flatMap(({ messages }) => messages.map(({ text }) => text)),
      hers,
    )
  }
})

Then(
  'a mail to {string} says {string} and {string}',
  async function (this: SanaaWorld, mailbox: string, subject: string, text: string) {
    const mails = await this.stage.mailsTo(mailbox)
    ok(
      mails.some((mail) => mail.subject.includes(subject) && mail.text.includes(text)),
      `There are ${mails.map((mail) => mail.subject).join(', ')}.`,
    )
  },
)
