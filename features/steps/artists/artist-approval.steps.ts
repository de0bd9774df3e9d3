import { deepEqual, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { formatMoney } from '#domain/shared/money.ts'
import { artistNamed, participants, pending, prepare, profile, signUp } from '../../support/participants.ts'
import { picture } from '../../support/picture.ts'
import type { SanaaWorld } from '../../support/world.ts'

Given(
  '{word} and {word} have signed up as artists',
  async function (this: SanaaWorld, one: string, other: string) {
    await signUp(this, one, 'artist')
    await signUp(this, other, 'artist')
  },
)
Given('{word} has signed up as an artist', async function (this: SanaaWorld, name: string) {
  await signUp(this, name, 'artist')
})
Given('{word} has prepared {string}', async function (this: SanaaWorld, name: string, title: string) {
  await prepare(this, name, title)
})
Given('{word} has a draft of {string}', async function (this: SanaaWorld, name: string, title: string) {
  await prepare(this, name, title, 'draft')
})
Given('{word} has everything on the list', async function (this: SanaaWorld, name: string) {
  await participants(this)
    .newcomer(name)
    .hasProfile({ ...profile, profilePicture: await picture() })
  for (const title of ['Bell', 'Larger bell', 'Small bell']) await prepare(this, name, title)
})
When('{word} approves {word}', async function (this: SanaaWorld, admin: string, name: string) {
  const { approval } = participants(this).admin(admin)
  await participants(this).try(approval.approve(await artistNamed(this, name)))
})
When(
  '{word} rejects {word} because {string}',
  async function (this: SanaaWorld, admin: string, name: string, why: string) {
    const { approval } = participants(this).admin(admin)
    await participants(this).try(approval.reject(await artistNamed(this, name), why))
  },
)
When('{word} tries to approve {word}', async function (this: SanaaWorld, who: string, name: string) {
  const id = await artistNamed(this, name)
  await participants(this).try(participants(this).newcomer(who).approval.approve(id))
})
When('{word} asks for approval', async function (this: SanaaWorld, name: string) {
  await participants(this).try(participants(this).newcomer(name).profile.askForApproval())
})
When('{word} makes a profile as an artist', async function (this: SanaaWorld, name: string) {
  const own = participants(this).newcomer(name).profile
  await participants(this).try(own.create({ ...profile, profilePicture: await picture() }))
})
When('{word} writes in her profile:', async function (this: SanaaWorld, name: string, table: DataTable) {
  const written = table.rowsHash()
  const { Title: title = '', Where: venue = '', Year: year } = written
  await participants(this)
    .newcomer(name)
    .profile.create({
      preferredMedium: written['Preferred medium'] ?? '',
      bio: written['About you'] ?? '',
      country: 'KE',
      exhibitions: [{ title, venue, year: Number(year) }],
    })
})
Then(
  'a visitor reads on the page of {word}:',
  async function (this: SanaaWorld, name: string, table: DataTable) {
    const read = await this.correspondent.readsOf(name)
    for (const words of table.raw().flat()) ok(read.includes(words), `'${read}' says '${words}'.`)
  },
)
When('{word} changes her profile in two windows at once', async function (this: SanaaWorld, name: string) {
  const own = participants(this).newcomer(name).profile
  const { version } = await own.profile()
  await own.update({ ...profile, bio: 'Casts large bells.' }, version)
  await participants(this).try(own.update({ ...profile, bio: 'Casts small bells.' }, version))
})
When('{word} deletes her profile', async function (this: SanaaWorld, name: string) {
  await participants(this).try(participants(this).newcomer(name).profile.remove())
})
Then('only {word} is waiting for approval', async function (this: SanaaWorld, name: string) {
  deepEqual(
    (await pending(this)).map((artist) => artist.name),
    [name],
  )
})
Then('{word} is still waiting for approval', async function (this: SanaaWorld, name: string) {
  ok((await pending(this)).some((artist) => artist.name === name))
})
Then(
  '{word} and {word} are waiting for approval, in this order',
  async function (this: SanaaWorld, one: string, other: string) {
    deepEqual(
      (await pending(this)).map((artist) => artist.name),
      [one, other],
    )
  },
)
Then(
  '{word} reads of {word} {string} and {string}',
  async function (this: SanaaWorld, _admin: string, name: string, medium: string, bio: string) {
    const artist = (await pending(this)).find((each) => each.name === name)
    deepEqual([artist?.artistProfile.preferredMedium, artist?.artistProfile.bio], [medium, bio])
  },
)
Then(
  "{word} sees these works of {word}'s, ready or not:",
  async function (this: SanaaWorld, _admin: string, name: string, table: DataTable) {
    const artist = (await pending(this)).find((each) => each.name === name)
    deepEqual(
      artist?.artworks.map(({ title, ready }) => [title, ready ? 'Ready' : 'Draft']).toSorted(),
      table.raw(),
    )
  },
)
Then(
  '{word} reads that the answer was no: {string}',
  async function (this: SanaaWorld, name: string, why: string) {
    const { approval, rejection } = await participants(this).newcomer(name).profile.profile()
    deepEqual([approval, rejection], ['rejected', why])
  },
)
Then('{word} is a pending artist', async function (this: SanaaWorld, name: string) {
  const { role, artistStatus } = await participants(this).newcomer(name).accounts.profile()
  deepEqual([role, artistStatus], ['artist', 'pending'])
})
Then('{word} is no artist', async function (this: SanaaWorld, name: string) {
  const { role, artistStatus } = await participants(this).newcomer(name).accounts.profile()
  deepEqual([role, artistStatus], ['user', null])
})
Then('{word} still needs {int} works', async function (this: SanaaWorld, name: string, count: number) {
  const { checklist } = await participants(this).newcomer(name).profile.profile()
  deepEqual(checklist, { profile: true, picture: true, works: { has: 3 - count, wanted: 3 } })
})
When(
  '{word} ships what was bought with {string} as {string}',
  async function (this: SanaaWorld, name: string, carrier: string, trackingNumber: string) {
    const dashboard = await participants(this).newcomer(name).dashboard()
    await dashboard.ship(this.orderNumber, { carrier, trackingNumber })
  },
)
Then(
  '{word} has sold for {money} and has earned {money}',
  async function (this: SanaaWorld, name: string, sold: string, gained: string) {
    const { sales, earned } = await (await participants(this).newcomer(name).dashboard()).earnings()
    deepEqual([sales, earned].map(formatMoney), [sold, gained])
  },
)
