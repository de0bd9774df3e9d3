import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AdministrationFixture } from './administration-fixture.ts'

/** What comes of a change to an account, and what does not: who hears of it, and what the log keeps. */
export function describeAccountChanges(at: AdministrationFixture): void {
  const { openAdmin, opened, ready, actions } = at
  const service = () => at.stage.userAdministration(at.ada)
  const subjects = async (email: string) =>
    (await at.stage.mailsTo(email)).map(({ subject }) => subject).toSorted()

  describe('changing an account', () => {
    it('to what it was before changes nothing, and is in no log', async () => {
      const lena = await opened()
      expect(await service().update(lena.id, lena, lena.version)).toEqual(lena)
      expect(await actions(lena.id)).toEqual(['user-created'])
    })

    it('is refused where something is wrong with it, at its field', async () => {
      const lena = await opened()
      const refusal = { code: 'user-refused', fields: { name: 'Please fill the name field!' } }
      await expect(service().update(lena.id, { ...lena, name: ' ' }, lena.version)).rejects.toMatchObject(
        refusal,
      )
      await expect(opened({ name: ' ' })).rejects.toMatchObject(refusal)
    })

    it('in its name alone sends nobody a mail', async () => {
      const lena = await opened()
      const before = await subjects(lena.email)
      await service().update(lena.id, { ...lena, name: 'Lena O.' }, lena.version)
      expect(await subjects(lena.email)).toEqual(before)
    })

    it('of an admin in the name alone is no news to the others', async () => {
      const grace = await openAdmin('Grace Admin')
      const other = await openAdmin('Other Admin')
      const { version, ...account } = await service().user(other.userId)
      await service().update(other.userId, { ...account, name: 'Another Admin' }, version)
      expect(await subjects(`${grace.userId}@example.test`)).toEqual([])
      await service().remove(other.userId)
      await service().remove(grace.userId)
    })

    it('to another address sends the link to that one: to confirm it, or to choose a first password', async () => {
      const lena = await opened()
      const open = await opened({ password: undefined })
      await service().update(lena.id, { ...lena, email: `moved-${lena.email}` }, lena.version)
      await service().update(open.id, { ...open, email: `moved-${open.email}` }, open.version)
      expect(await subjects(`moved-${lena.email}`)).toEqual(['Please confirm your email address'])
      expect(await subjects(`moved-${open.email}`)).toEqual(['Choose a new password'])
    })

    it('of an artist in the name renames the artist, too', async () => {
      const { user, own } = await ready()
      const person = await service().user(user.id)
      await service().update(user.id, { ...person, name: 'Amina N.' }, person.version)
      expect(await own.profile()).toMatchObject({ name: 'Amina N.' })
    })
  })

  it('a suspension and its end are in the log once each, with what was before and after', async () => {
    const lena = await opened()
    for (const act of ['suspend', 'suspend', 'restore', 'restore'] as const) await service()[act](lena.id)
    const { items } = await at.stage.auditLog(at.ada).entries({ subject: lena.id })
    expect(items.map(({ action, before, after }) => [action, before, after]).slice(0, -1)).toEqual([
      ['user-restored', { suspended: true }, { suspended: false }],
      ['user-suspended', { suspended: false }, { suspended: true }],
    ])
  })

  const keyOf = (userId: string) => ({
    id: randomUUID(),
    userId,
    credentialId: randomUUID(),
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: [],
    name: 'A phone',
    createdAt: new Date(),
  })

  it('second locks are removed for whoever has lost them, once: they sign in anew, and hear of it', async () => {
    const lena = await opened()
    const visit = await at.signedIn(lena.email)
    expect(await service().removeSecondLocks(lena.id)).toMatchObject({ secondLocks: false })
    expect(await at.stage.accountsOf(visit).profile()).toMatchObject({ id: lena.id })
    const { authenticators, passkeys } = at.stage
    await authenticators.begin(lena.id, 'a secret')
    // Begun and not confirmed, it asks for nothing.
    expect(await service().user(lena.id)).toMatchObject({ secondLocks: false })
    await authenticators.confirm(lena.id, new Date())
    await at.stage.work.run(() => authenticators.keepRecoveryCodes(lena.id, ['a digest']))
    await passkeys.keep(keyOf(lena.id))
    expect(await service().user(lena.id)).toMatchObject({ secondLocks: true })

    for (const _ of ['first', 'again'])
      expect(await service().removeSecondLocks(lena.id)).toMatchObject({ secondLocks: false })
    expect(await authenticators.appOf(lena.id)).toBeNull()
    expect(await authenticators.recoveryCodesLeft(lena.id)).toBe(0)
    expect(await passkeys.of(lena.id)).toEqual([])
    await expect(at.stage.accountsOf(visit).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
    const told = (await subjects(lena.email)).filter((subject) => subject.includes('second locks'))
    expect(told).toEqual(['The second locks of your account were removed'])
    const { items } = await at.stage.auditLog(at.ada).entries({ subject: lena.id })
    expect(items.map(({ action, before, after }) => [action, before, after]).slice(0, -1)).toEqual([
      ['user-unlocked', { secondLocks: true }, { secondLocks: false }],
    ])
  })

  it('a passkey alone is one, and those of an admin are news to all of them', async () => {
    const grace = await openAdmin('Grace Admin')
    await at.stage.passkeys.keep(keyOf(grace.userId))
    expect(await service().user(grace.userId)).toMatchObject({ secondLocks: true })
    await service().removeSecondLocks(grace.userId)
    expect(await subjects(`${grace.userId}@example.test`)).toEqual([
      'Grace Admin is an admin whose second locks were removed',
      'The second locks of your account were removed',
    ])
    await service().remove(grace.userId)
  })

  it('nobody removes their own here, where no code is asked for', async () => {
    const { authenticators } = at.stage
    await authenticators.begin(at.ada.userId, 'a secret')
    await authenticators.confirm(at.ada.userId, new Date())
    await expect(service().removeSecondLocks(at.ada.userId)).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'own-second-locks',
      message: expect.stringContaining('in your account, with a code'),
    })
    expect(await authenticators.appOf(at.ada.userId)).not.toBeNull()
    await authenticators.remove(at.ada.userId)
  })

  it('what is deleted leaves in the log whether it was suspended, and nobody hears of somebody who was no admin', async () => {
    const grace = await openAdmin('Grace Admin')
    const lena = await opened()
    await service().suspend(lena.id)
    await service().remove(lena.id)
    const { items } = await at.stage.auditLog(at.ada).entries({ subject: lena.id })
    expect(items[0]).toMatchObject({
      action: 'user-deleted',
      before: { role: 'user', suspended: true },
      after: null,
    })
    expect(await subjects(`${grace.userId}@example.test`)).toEqual([])
    await service().remove(grace.userId)
  })
}
