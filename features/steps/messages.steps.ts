import { equal, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { MessageFieldName } from '../support/roles/correspondent.ts'
import { eachRow } from '../support/table.ts'
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

Then(
  'none of these messages from Lena to {string} is sent, and a field of each says why:',
  async function (this: SanaaWorld, artist: string, table: DataTable) {
    await eachRow(table, async ({ field, 'it says': text, ...message }) => {
      await this.correspondent.write(artist, message as Record<MessageFieldName, string>)
      await this.sees(async () =>
        equal(await this.correspondent.fieldMessage(field as MessageFieldName), text),
      )
      equal(await this.correspondent.wasSent(), false)
    })
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
