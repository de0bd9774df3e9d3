import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber'
import { linkIn } from '../support/link-in.ts'
import type { AccountSeen, Member, SignUp } from '../support/roles/member.ts'
import { eachRow, titlesIn } from '../support/table.ts'
import type { SanaaWorld } from '../support/world.ts'

// Each of these sits in front of a browser of their own.
defineParameterType({
  name: 'member',
  regexp: /Lena's telephone|Lena|Amina/,
  transformer: (name: string) => name,
})

defineParameterType({
  name: 'browsers',
  regexp: /\d+ browsers?/,
  transformer: (text: string) => Number.parseInt(text, 10),
})

async function seen(world: SanaaWorld, name: string): Promise<AccountSeen> {
  const account = await (await world.member(name)).account()
  ok(account, `${name} is not signed in.`)
  return account
}

Given(
  '{member} has an account with {string} and {string}',
  async function (this: SanaaWorld, name: string, email: string, password: string) {
    await this.stage.openAccount({ name, email, password })
  },
)

When('{member} signs up:', async function (this: SanaaWorld, name: string, fields: DataTable) {
  await (await this.member(name)).signUp(fields.rowsHash() as SignUp, false)
})

When('{member} signs up as an artist:', async function (this: SanaaWorld, name: string, fields: DataTable) {
  await (await this.member(name)).signUp(fields.rowsHash() as SignUp, true)
})

When(
  '{member} signs in with {string} and {string}',
  async function (this: SanaaWorld, name: string, email: string, password: string) {
    await (await this.member(name)).signIn(email, password)
  },
)

When(
  'Lena signs in on her telephone with {string} and {string}',
  async function (this: SanaaWorld, email: string, password: string) {
    await (await this.member("Lena's telephone")).signIn(email, password)
    await this.sees(async () => void (await seen(this, "Lena's telephone")))
  },
)

When('{member} signs out', async function (this: SanaaWorld, name: string) {
  await (await this.member(name)).signOut()
})

When(
  'somebody tries {int} wrong passwords for {string}',
  async function (this: SanaaWorld, tries: number, email: string) {
    await this.stage.tryPasswords(email, tries)
  },
)

When('an admin suspends {string}', async function (this: SanaaWorld, email: string) {
  await this.stage.suspend(email)
})

When('{duration} pass', async function (this: SanaaWorld, milliseconds: number) {
  await this.stage.letPass(milliseconds)
})

When(
  '{member} asks for a new password for {string}',
  async function (this: SanaaWorld, name: string, email: string) {
    await (await this.member(name)).askForNewPassword(email)
  },
)

When(
  '{member} follows the link in {string} to {string} and chooses {string}',
  async function (this: SanaaWorld, name: string, subject: string, address: string, password: string) {
    const member = await this.member(name)
    await member.choosePassword(await linkIn(this, subject, address), password)
  },
)

When(
  '{member} looks where the link in {string} to {string} leads',
  async function (this: SanaaWorld, name: string, subject: string, address: string) {
    await (await this.member(name)).openLink(await linkIn(this, subject, address))
  },
)

When(
  '{member} follows the link in {string} to {string}',
  async function (this: SanaaWorld, name: string, subject: string, address: string) {
    await (await this.member(name)).confirmAddress(await linkIn(this, subject, address))
  },
)

When(
  '{member} changes her name to {string} and her phone number to {string}',
  async function (this: SanaaWorld, name: string, newName: string, phone: string) {
    await (await this.member(name)).changeDetails(newName, phone)
  },
)

When(
  '{member} changes her password from {string} to {string}',
  async function (this: SanaaWorld, name: string, current: string, next: string) {
    await (await this.member(name)).changePassword(current, next)
  },
)

When('{member} signs out all other browsers', async function (this: SanaaWorld, name: string) {
  await (await this.member(name)).signOutOthers()
})

When(
  '{member} deletes her account with {string}',
  async function (this: SanaaWorld, name: string, password: string) {
    await (await this.member(name)).deleteAccount(password)
  },
)

Then('{member} is told {string}', async function (this: SanaaWorld, name: string, text: string) {
  const member = await this.member(name)
  await this.sees(async () => equal(await member.lastMessage(), text))
})

/** Each row is tried; what is told last is of the row that was tried last. */
const refuses = (
  world: SanaaWorld,
  member: Member,
  table: DataTable,
  attempt: (fields: SignUp) => Promise<void>,
) =>
  eachRow(table, async ({ 'she is told': told, ...fields }) => {
    await attempt(fields as SignUp)
    await world.sees(async () => equal(await member.lastMessage(), told))
    equal(await member.account(), null)
  })

Then(
  '{member} is told what is wrong with each of these, and signs up with none:',
  async function (this: SanaaWorld, name: string, table: DataTable) {
    const member = await this.member(name)
    await refuses(this, member, table, (fields) => member.signUp(fields, false))
    equal(await this.stage.accountCount(), 0)
  },
)

Then(
  '{member} is told what is wrong with each of these, and signs in with none:',
  async function (this: SanaaWorld, name: string, table: DataTable) {
    const member = await this.member(name)
    await refuses(this, member, table, ({ Email, Password }) => member.signIn(Email, Password))
  },
)

Then('{member} is told that the link is no longer valid', async function (this: SanaaWorld, name: string) {
  const member = await this.member(name)
  await this.sees(async () => equal(await member.seesThatLinkIsOld(), true))
})

Then('{member} is signed in as {string}', async function (this: SanaaWorld, name: string, owner: string) {
  await this.sees(async () => equal((await seen(this, name)).name, owner))
})

Then('{member} is not signed in', async function (this: SanaaWorld, name: string) {
  const member = await this.member(name)
  await this.sees(async () => equal(await member.account(), null))
})

Then('{member} is a {string}', async function (this: SanaaWorld, name: string, standing: string) {
  const { role, artistStatus } = await seen(this, name)
  equal(artistStatus === null ? role : `${artistStatus} ${role}`, standing)
})

Then("{member}'s phone number is {string}", async function (this: SanaaWorld, name: string, phone: string) {
  equal((await seen(this, name)).phone, phone)
})

Then("{member}'s address is confirmed", async function (this: SanaaWorld, name: string) {
  await this.sees(async () => equal((await seen(this, name)).emailVerified, true))
})

Then("{member}'s address is not confirmed", async function (this: SanaaWorld, name: string) {
  await this.sees(async () => equal((await seen(this, name)).emailVerified, false))
})

Then(
  '{member} is signed in in {browsers}',
  async function (this: SanaaWorld, name: string, browsers: number) {
    const member = await this.member(name)
    await this.sees(async () => equal(await member.browsers(), browsers))
  },
)

Then('{string} got the mails:', async function (this: SanaaWorld, address: string, subjects: DataTable) {
  const mails = await this.stage.mailsTo(address)
  deepEqual(mails.map(({ subject }) => subject).toSorted(), titlesIn(subjects).toSorted())
})

Then('{string} got no mail', async function (this: SanaaWorld, address: string) {
  deepEqual(await this.stage.mailsTo(address), [])
})

Then(/^there (?:is|are) (\d+) accounts?$/, async function (this: SanaaWorld, count: string) {
  equal(await this.stage.accountCount(), Number(count))
})
