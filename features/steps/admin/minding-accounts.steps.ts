import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { UserForm } from '#application/admin/contract.ts'
import type { Role } from '#domain/identity/roles.ts'
import { emailOf, participants, userIdFor } from '../../support/participants.ts'
import type { ShopInNumbers } from '../../support/roles/admin.ts'
import type { SanaaWorld } from '../../support/world.ts'

async function change(world: SanaaWorld, admin: string, name: string, to: Partial<UserForm>): Promise<void> {
  const { users } = participants(world).admin(admin)
  const { id, version, ...user } = await users.user(await userIdFor(world, admin, name))
  const { email, country, phone, role } = user
  await participants(world).try(
    users.update(id, { name: user.name, email, country, phone, role, ...to }, version),
  )
}

When('{word} opens an account for {word}', async function (this: SanaaWorld, admin: string, name: string) {
  const { users } = participants(this).admin(admin)
  const form = { name, email: emailOf(name), country: 'KE', phone: '712345678', role: 'user' } as const
  await participants(this).try(users.create(form))
})

When(
  '{word} deletes the account of {string}',
  async function (this: SanaaWorld, admin: string, name: string) {
    const { users } = participants(this).admin(admin)
    const [found] = (await users.users({ q: name })).items
    ok(found, `Nobody is called '${name}'.`)
    await participants(this).try(users.remove(found.id))
  },
)

When(
  '{word} writes the name {string} into the account of {word}',
  async function (this: SanaaWorld, admin: string, to: string, name: string) {
    await change(this, admin, name, { name: to })
  },
)

When(
  /^(\w+) makes (\w+) an? (user|artist|admin)$/,
  async function (this: SanaaWorld, admin: string, name: string, role: Role) {
    await change(this, admin, name, { role })
  },
)

Then(
  /^(\w+) finds "([^"]+)" among the (user|artist|admin)s$/,
  async function (this: SanaaWorld, admin: string, names: string, role: Role) {
    const { items } = await participants(this).admin(admin).users.users({ role })
    deepEqual(items.map(({ name }) => name).toSorted(), names.split(' and '))
  },
)

const kinds = {
  figures: 'figures',
  'works by category': 'categories',
  'charts of this month': 'thisMonth',
} as const satisfies Readonly<Record<string, keyof ShopInNumbers>>

Then(
  /^the (figures|works by category|charts of this month) that (\w+) reads are:$/,
  async function (this: SanaaWorld, what: keyof typeof kinds, admin: string, table: DataTable) {
    const read = (await participants(this).admin(admin).numbers())[kinds[what]]
    const wanted = table.rowsHash()
    deepEqual(Object.fromEntries(Object.keys(wanted).map((name) => [name, read[name]])), wanted)
    equal(new Set(Object.keys(wanted)).size, table.raw().length)
  },
)
