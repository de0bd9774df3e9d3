import { deepEqual, equal, ok } from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { picture } from '../support/picture.ts'
import type { AdminAtWork, Newcomer } from '../support/roles/admin.ts'
import type { SanaaWorld } from '../support/world.ts'

const password = 'a wide blue harbour'
const profile = { preferredMedium: 'Bronze', bio: 'Casts bells.', country: 'KE', exhibitions: [] }

/** Who takes part in this scenario, by name, and what they were answered last. */
class Participants {
  readonly admins = new Map<string, AdminAtWork>()
  readonly newcomers = new Map<string, Newcomer>()
  answer: string | null = null

  admin(name: string): AdminAtWork {
    const admin = this.admins.get(name)
    if (!admin) throw new Error(`${name} is no admin.`)
    return admin
  }

  newcomer(name: string): Newcomer {
    const newcomer = this.newcomers.get(name)
    if (!newcomer) throw new Error(`${name} has no account.`)
    return newcomer
  }

  /** What is refused is told. */
  async try(doing: Promise<unknown>): Promise<void> {
    this.answer = await doing.then(
      () => null,
      (error: unknown) => {
        if (!isDomainError(error)) throw error
        return error.message
      },
    )
  }
}

const scenarios = new WeakMap<SanaaWorld, Participants>()

function participants(world: SanaaWorld): Participants {
  const known = scenarios.get(world) ?? new Participants()
  scenarios.set(world, known)
  return known
}

const emailOf = (name: string): string => `${name.toLowerCase()}@example.test`

async function signUp(world: SanaaWorld, name: string, role: 'user' | 'artist'): Promise<void> {
  const newcomer = await world.administration.newcomer()
  const request = { name, email: emailOf(name), country: 'KE', phone: '+254712345678', password, role }
  await newcomer.accounts.register(request)
  participants(world).newcomers.set(name, newcomer)
}

async function prepare(
  world: SanaaWorld,
  name: string,
  title: string,
  as: 'ready' | 'draft' = 'ready',
): Promise<void> {
  await world.administration.prepare(await participants(world).newcomer(name).accounts.profile(), title, as)
}

/** The id of an account as an admin finds it; empty where there is none. */
async function userIdFor(world: SanaaWorld, admin: string, name: string) {
  const dashboard = participants(world).admin(admin)
  if (name === 'herself') return dashboard.id
  const { items } = await dashboard.users.users({ q: emailOf(name) })
  return items[0]?.id ?? ''
}

const pending = async (world: SanaaWorld) => {
  const [admin] = participants(world).admins.values()
  return (await admin?.approval.pending({}))?.items ?? []
}
const artistNamed = async (world: SanaaWorld, name: string): Promise<string> =>
  (await pending(world)).find((artist) => artist.name === name)?.id ?? ''

Given('{word} is signed in as an admin', async function (this: SanaaWorld, name: string) {
  participants(this).admins.set(name, await this.administration.admin(name))
})
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
Given('{word} has an account', async function (this: SanaaWorld, name: string) {
  await signUp(this, name, 'user')
})
Given('{word} has prepared {string}', async function (this: SanaaWorld, name: string, title: string) {
  await prepare(this, name, title)
})
Given('{word} has a draft of {string}', async function (this: SanaaWorld, name: string, title: string) {
  await prepare(this, name, title, 'draft')
})
Given('{word} has everything on the list', async function (this: SanaaWorld, name: string) {
  const { profile: own } = participants(this).newcomer(name)
  await own.create({ ...profile, profilePicture: await picture() })
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
When('{word} changes her profile in two windows at once', async function (this: SanaaWorld, name: string) {
  const own = participants(this).newcomer(name).profile
  const { version } = await own.profile()
  await own.update({ ...profile, bio: 'Casts large bells.' }, version)
  await participants(this).try(own.update({ ...profile, bio: 'Casts small bells.' }, version))
})
When('{word} deletes her profile', async function (this: SanaaWorld, name: string) {
  await participants(this).try(participants(this).newcomer(name).profile.remove())
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
Then(
  '{word} reads that the answer was no: {string}',
  async function (this: SanaaWorld, name: string, why: string) {
    const { approval, rejection } = await participants(this).newcomer(name).profile.profile()
    deepEqual([approval, rejection], ['rejected', why])
  },
)
Then('the answer to {word} is {string}', function (this: SanaaWorld, _name: string, text: string) {
  equal(participants(this).answer, text)
})
Then('{word} finds only {word}', function (this: SanaaWorld, _admin: string, name: string) {
  equal(participants(this).answer, name)
})
Then('{word} finds nobody called {string}', async function (this: SanaaWorld, admin: string, name: string) {
  equal((await participants(this).admin(admin).users.users({ q: name })).total, 0)
})
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
Then('{word} is signed out', async function (this: SanaaWorld, name: string) {
  await participants(this).try(participants(this).newcomer(name).accounts.profile())
  equal(participants(this).answer, 'Please sign in first.')
})
Then('{word} can sign in', async function (this: SanaaWorld, name: string) {
  const { accounts } = participants(this).newcomer(name)
  equal((await accounts.login({ email: emailOf(name), password })).name, name)
})
