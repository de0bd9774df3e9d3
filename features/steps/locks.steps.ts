import { deepEqual, equal, ok } from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { type AddedApp, nextCode } from '../support/roles/second-factors.ts'
import type { SanaaWorld } from '../support/world.ts'

/** Lena's phone, which is not the browser she sits at, and the code that was used last. */
const phones = new WeakMap<SanaaWorld, { readonly app: AddedApp; readonly code: string }>()

function phone(world: SanaaWorld) {
  const known = phones.get(world)
  ok(known, 'Nobody has added an authenticator app.')
  return known
}

const locks = async (world: SanaaWorld, name: string) => (await world.member(name)).locks

async function signIn(world: SanaaWorld, name: string, email: string, password: string, code: string) {
  phones.set(world, { ...phone(world), code })
  await (await locks(world, name)).signInWithCode(email, password, code)
}

Given('{member} adds an authenticator app', async function (this: SanaaWorld, name: string) {
  phones.set(this, { app: await (await locks(this, name)).addApp(), code: '' })
})

Then('{member} is shown {int} recovery codes', function (this: SanaaWorld, _name: string, count: number) {
  equal(new Set(phone(this).app.recoveryCodes).size, count)
})

When(
  '{member} signs in with {string}, {string} and the next code',
  async function (this: SanaaWorld, name: string, email: string, password: string) {
    await signIn(this, name, email, password, nextCode(phone(this).app.secret))
  },
)

When(
  '{member} signs in with {string}, {string} and a recovery code',
  async function (this: SanaaWorld, name: string, email: string, password: string) {
    await signIn(this, name, email, password, phone(this).app.recoveryCodes[0] ?? '')
  },
)

When(
  '{member} signs in with {string}, {string} and the same code',
  async function (this: SanaaWorld, name: string, email: string, password: string) {
    await signIn(this, name, email, password, phone(this).code)
  },
)

When(
  '{member} signs in with {string}, {string} and the code {string}',
  async function (this: SanaaWorld, name: string, email: string, password: string, code: string) {
    await signIn(this, name, email, password, code)
  },
)

When('{member} removes the app with the next code', async function (this: SanaaWorld, name: string) {
  await (await locks(this, name)).removeApp(nextCode(phone(this).app.secret))
})

Given('{member} adds the passkey {string}', async function (this: SanaaWorld, name: string, passkey: string) {
  await (await locks(this, name)).addPasskey(passkey)
})

Given(
  '{member} removes the passkey {string}',
  async function (this: SanaaWorld, name: string, passkey: string) {
    await (await locks(this, name)).removePasskey(passkey)
  },
)

When('{member} signs in with her passkey', async function (this: SanaaWorld, name: string) {
  await (await locks(this, name)).signInWithPasskey()
})

Then('{member} has the passkeys {string}', async function (this: SanaaWorld, name: string, names: string) {
  deepEqual(await (await locks(this, name)).passkeys(), names.split(', '))
})

Then('{string} got the mail {string}', async function (this: SanaaWorld, address: string, subject: string) {
  await this.sees(async () => {
    const subjects = (await this.stage.mailsTo(address)).map((mail) => mail.subject)
    ok(subjects.includes(subject), `They got: ${subjects.join(', ')}`)
  })
})
