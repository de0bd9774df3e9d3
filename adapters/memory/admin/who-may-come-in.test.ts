import { beforeEach, describe, expect, it } from 'vitest'
import { adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import { identityServices } from '#adapters/composition/identity/identity.tokens.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import type { UserAdministration, UserForm } from '#application/admin/contract.ts'
import { byCard, type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
let users: UserAdministration

beforeEach(() => {
  shop = openShop()
  users = shop.assembly.get(adminServices.users)(shop.admin)
})

const lena: UserForm = {
  name: 'Lena Okoro',
  email: 'lena@example.test',
  country: 'NG',
  phone: '+2348012345678',
  role: 'user',
}
const withPassword = { ...lena, password: 'seven bells at the harbour' }

const subjects = (address = lena.email) =>
  [...shop.memory.mails.values()].flatMap(({ mail }) => (mail.to === address ? [mail.subject] : []))
const subjectsToAdmin = () => subjects(account(shop.admin.userId).email ?? '')

function account(id: string) {
  const user = shop.memory.accounts.users.get(id)
  if (!user) throw new Error('There is no such account.')
  return user
}
async function change(id: string, more: Partial<UserForm>) {
  const { version, ...before } = await users.user(id)
  return users.update(id, { ...before, ...more }, version)
}
const artistOf = (id: string) => shop.memory.gallery.artists.get(shop.memory.accounts.artistIds.get(id) ?? '')

describe('whoever becomes an admin', () => {
  it('keeps their password where the address is confirmed, and none where it may be a stranger’s', async () => {
    const [proved, unproved] = [
      await users.create(withPassword),
      await users.create({ ...withPassword, email: 'omar@example.test' }),
    ]
    account(proved.id).verifyEmail(shop.day.now)
    for (const { id } of [proved, unproved]) await change(id, { role: 'admin' })
    expect(account(proved.id).passwordHash).not.toBeNull()
    expect(subjects()).not.toContain('Choose a new password')
    expect(account(unproved.id).passwordHash).toBeNull()
    expect(subjects('omar@example.test')).toContain('Choose a new password')
  })

  it('chooses a password by the link, and keeps it whatever is changed of them later', async () => {
    const { id } = await users.create({ ...withPassword, role: 'admin' })
    await change(id, { name: 'Lena A. Okoro' })
    expect(account(id).passwordHash).not.toBeNull()
  })
})

describe('an account without a password', () => {
  it.each([undefined, ''])('is sent a link to choose one (%j)', async (password) => {
    await users.create(password === undefined ? lena : { ...lena, password })
    expect(subjects()).toEqual(['Choose a new password'])
  })
})

describe('an account at another address', () => {
  it('is opened by no link that was sent to the one before', async () => {
    const { id } = await users.create(withPassword)
    await shop.assembly.get(identityServices.accounts)(givenVisit()).forgotPassword(lena.email)
    expect(shop.memory.accounts.tokens.has(`${id}:reset`)).toBe(true)
    await change(id, { email: 'moved@example.test' })
    expect(shop.memory.accounts.tokens.has(`${id}:reset`)).toBe(false)
  })
})

describe('an artist', () => {
  it('has the name of the account, also while something is to be sent', async () => {
    const { userId } = shop.signedIn({ role: 'artist', name: 'Amina Njoroge' })
    shop.memory.accounts.artistIds.set(userId, shop.artistId)
    await shop.place(byCard)
    await change(userId, { name: 'Amina N.' })
    expect(artistOf(userId)).toMatchObject({ name: 'Amina N.' })
  })

  it('who is none any more keeps the name that stands on the wall', async () => {
    const { id } = await users.create({ ...lena, role: 'artist' })
    await change(id, { role: 'user' })
    await change(id, { name: 'Somebody' })
    expect(artistOf(id)).toMatchObject({ name: 'Lena Okoro' })
  })

  it('whose account is suspended stays off the walls, also as an artist anew', async () => {
    const { id } = await users.create({ ...lena, role: 'artist' })
    artistOf(id)?.approve()
    await change(id, { role: 'user' })
    await users.suspend(id)
    await change(id, { role: 'artist' })
    expect(artistOf(id)).toMatchObject({ approval: 'withheld' })
    await users.restore(id)
    expect(artistOf(id)).toMatchObject({ approval: 'approved' })
  })
})

it('admins hear nothing of accounts that are none of theirs', async () => {
  const { id } = await users.create(lena)
  await change(id, { email: 'moved@example.test' })
  await change(id, { role: 'artist' })
  await users.suspend(id)
  await users.restore(id)
  expect(subjectsToAdmin()).toEqual([])
})

describe('looking for accounts', () => {
  it('minds no spaces around what was typed', async () => {
    await users.create(lena)
    await users.create({ ...lena, email: 'omar@example.test', name: 'Omar' })
    expect(await users.users({ q: ' omar ' })).toMatchObject({ total: 1, items: [{ name: 'Omar' }] })
    expect((await users.users({ q: '  ' })).total).toBe(3)
  })

  it('goes on in the order in which it began', async () => {
    await users.create(lena)
    const { next } = await users.users({ limit: 1 })
    expect(await users.users({ limit: 1, cursor: next ?? '' })).toMatchObject({ total: 2, next: null })
    await expect(users.users({ sort: 'last-seen', cursor: next ?? '' })).rejects.toMatchObject({
      code: 'bad-cursor',
    })
  })
})
