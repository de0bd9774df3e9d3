import { deepEqual, equal, ok } from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { emailOf, participants, password, signUp, userIdFor } from '../../support/participants.ts'
import type { SanaaWorld } from '../../support/world.ts'

Given('{word} is signed in as an admin', async function (this: SanaaWorld, name: string) {
  participants(this).admins.set(name, await this.administration.admin(name))
})
Given('{word} has an account', async function (this: SanaaWorld, name: string) {
  await signUp(this, name, 'user')
})
When('{word} suspends {word}', async function (this: SanaaWorld, admin: string, name: string) {
  const id = await userIdFor(this, admin, name)
  await participants(this).try(participants(this).admin(admin).users.suspend(id))
})
When('{word} restores {word}', async function (this: SanaaWorld, admin: string, name: string) {
  const id = await userIdFor(this, admin, name)
  await participants(this).try(participants(this).admin(admin).users.restore(id))
})
When('{word} deletes {word}', async function (this: SanaaWorld, admin: string, name: string) {
  const id = await userIdFor(this, admin, name)
  await participants(this).try(participants(this).admin(admin).users.remove(id))
})
When('{word} looks for {string}', async function (this: SanaaWorld, admin: string, words: string) {
  const { items } = await participants(this).admin(admin).users.users({ q: words })
  participants(this).answer = items.map(({ name }) => name).join()
})
When('{word} tries to look for {string}', async function (this: SanaaWorld, admin: string, words: string) {
  const found = participants(this).admin(admin).users.users({ q: words })
  await participants(this).try(found)
  participants(this).answer ??= (await found).items.map(({ name }) => name).join()
})
When('{word} switches on a second factor', async function (this: SanaaWorld, admin: string) {
  await participants(this).admin(admin).locks.addApp()
})
Then(
  'the admin {word} gets the mail {string}',
  async function (this: SanaaWorld, admin: string, subject: string) {
    const mails = await this.stage.mailsTo(`${participants(this).admin(admin).id}@example.test`)
    ok(mails.some((mail) => mail.subject === subject))
  },
)
When(
  '{word} hides {string} because {string}',
  async function (this: SanaaWorld, admin: string, title: string, why: string) {
    const { artworks } = participants(this).admin(admin)
    const { items } = await artworks.artworks({ q: title })
    await participants(this).try(artworks.hide(items[0]?.id ?? '', why))
  },
)
When('{word} hangs {string} again', async function (this: SanaaWorld, admin: string, title: string) {
  const { artworks } = participants(this).admin(admin)
  const { items } = await artworks.artworks({ q: title, state: 'hidden' })
  await participants(this).try(artworks.restore(items[0]?.id ?? ''))
})
When('{word} features {string}', async function (this: SanaaWorld, admin: string, title: string) {
  const { artworks } = participants(this).admin(admin)
  const { items } = await artworks.artworks({ q: title })
  await participants(this).try(artworks.feature(items[0]?.id ?? '', true))
})
Then('{string} comes first among the trending works', async function (this: SanaaWorld, title: string) {
  await this.home.openHome()
  await this.sees(async () => equal((await this.home.trending()).titles[0], title))
})
Then('shoppers see {string}', async function (this: SanaaWorld, title: string) {
  ok((await this.titlesOnShow()).includes(title))
})
Then('shoppers do not see {string}', async function (this: SanaaWorld, title: string) {
  ok(!(await this.titlesOnShow()).includes(title))
})
Then('{word} gets a mail that says {string}', async function (this: SanaaWorld, name: string, text: string) {
  const mails = await this.stage.mailsTo(emailOf(name))
  ok(mails.some((mail) => mail.text.includes(text)))
})
Then(
  'the log says that {word} did {string} to {word}',
  async function (this: SanaaWorld, admin: string, action: string, name: string) {
    await checkLog(this, admin, action, name)
  },
)
Then(
  'the log says that {word} did {string} to {string}',
  async function (this: SanaaWorld, admin: string, action: string, title: string) {
    await checkLog(this, admin, action, title)
  },
)
async function checkLog(world: SanaaWorld, admin: string, action: string, subject: string): Promise<void> {
  const { items } = await participants(world).admin(admin).log.entries({})
  const [last] = items
  deepEqual([last?.admin.name, last?.action, last?.subject.name], [admin, action, subject])
}
Then('the answer to {word} is {string}', function (this: SanaaWorld, _name: string, text: string) {
  equal(participants(this).answer, text)
})
Then('{word} finds only {word}', function (this: SanaaWorld, _admin: string, name: string) {
  equal(participants(this).answer, name)
})
Then('{word} finds nobody called {string}', async function (this: SanaaWorld, admin: string, name: string) {
  equal((await participants(this).admin(admin).users.users({ q: name })).total, 0)
})
Then('{word} is signed out', async function (this: SanaaWorld, name: string) {
  await participants(this).try(participants(this).newcomer(name).accounts.profile())
  equal(participants(this).answer, 'Please sign in first.')
})
Then('{word} can sign in', async function (this: SanaaWorld, name: string) {
  const { accounts } = participants(this).newcomer(name)
  equal((await accounts.login({ email: emailOf(name), password })).name, name)
})
