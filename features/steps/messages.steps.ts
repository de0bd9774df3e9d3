import { equal, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { MessageFieldName } from '../support/roles/correspondent.ts'
import type { SanaaWorld } from '../support/world.ts'

Given('{string} gets mail at {string}', async function (this: SanaaWorld, artist: string, email: string) {
  await this.stage.artistWithAccount(artist, email)
})

When('Lena writes to {string}:', async function (this: SanaaWorld, artist: string, message: DataTable) {
  await this.correspondent.write(artist, message.rowsHash() as Record<MessageFieldName, string>)
})

Then('her message was sent', async function (this: SanaaWorld) {
  await this.sees(async () => equal(await this.correspondent.wasSent(), true))
})

Then('her message was not sent', async function (this: SanaaWorld) {
  equal(await this.correspondent.wasSent(), false)
})

Then(
  "the message's {string} says {string}",
  async function (this: SanaaWorld, field: MessageFieldName, text: string) {
    await this.sees(async () => equal(await this.correspondent.fieldMessage(field), text))
  },
)

Then(
  '{string} gets a mail with {string} and {string}',
  async function (this: SanaaWorld, address: string, subject: string, text: string) {
    const [mail] = await this.stage.mailsTo(address)
    ok(mail?.subject.includes(subject) && mail.text.includes(text), `It says '${mail?.text}'.`)
  },
)

Then(
  'that mail names {string} and nowhere {string}',
  async function (this: SanaaWorld, name: string, secret: string) {
    const [mail] = await this.stage.mailsTo('')
    ok(mail?.text.includes(name))
    ok(!JSON.stringify(mail).includes(secret), `'${secret}' stands in the mail.`)
  },
)

Then('{string} gets no mail', async function (this: SanaaWorld, address: string) {
  equal((await this.stage.mailsTo(address)).length, 0)
})

Then('{string} waits for {string}', async function (this: SanaaWorld, subject: string, artist: string) {
  ok((await this.stage.messagesFor(artist)).includes(subject))
})
