import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import { artistServices } from '#adapters/composition/artists/artists.tokens.ts'
import { type Assembly, type Given, given } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import { intakePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { identityPorts, identityServices } from '#adapters/composition/identity/identity.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryPictureIntake } from '#adapters/memory/catalogue/memory-picture-intake.ts'
import { MemoryJobs } from '#adapters/memory/shared/memory-jobs.ts'
import type { UserForm } from '#application/admin/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { SignedInCaller } from '#application/shared/caller.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { Visibility } from '#domain/catalogue/artwork.ts'
import { User } from '#domain/identity/user.ts'
import { Order } from '#domain/orders/order.ts'
import { emptyShipping } from '#domain/orders/shipping.ts'
import { givenVisit } from './given-visit.ts'
import { testSettings } from './test-settings.ts'

/** The product over one kind of storage, and what a test needs to see of it. */
export interface AdministrationBackstage {
  assemble(...values: readonly Given[]): Assembly
  mailsTo(address: string): Promise<readonly { readonly subject: string; readonly text: string }[]>
  /** A work with one picture; @returns its id */
  hangWork(userId: string, work: { title: string; visibility: Visibility }): Promise<string>
  titlesOnShow(): Promise<readonly string[]>
  /** Keeps an order. */
  sold(order: Order): Promise<void>
  close(): Promise<void>
}

/** Who works there, and what the admins heard: names of artists who wait, or else what happened. */
function workOf(backstage: AdministrationBackstage) {
  const heard: string[] = []
  const { get } = backstage.assemble(
    given(sharedPorts.happenings, {
      tell: async (news) => void heard.push('name' in news ? news.name : news.kind),
      listen: async () => () => undefined,
    }),
    given(settings, { ...testSettings, triesFactor: 1_000 }),
    given(intakePorts.intake, memoryPictureIntake()),
    given(sharedPorts.jobs, new MemoryJobs()),
  )
  return {
    ...backstage,
    heard,
    users: get(identityPorts.users),
    userAdministration: get(adminServices.users),
    approval: get(adminServices.approval),
    artworkAdministration: get(adminServices.artworks),
    auditLog: get(adminServices.log),
    statistics: get(adminServices.statistics),
    profileOf: get(artistServices.ownProfile),
    accountsOf: get(identityServices.accounts),
  }
}

const password = 'a wide blue harbour'

const picture: SentFile = {
  name: 'me.png',
  type: 'image/png',
  size: 8,
  async *stream() {
    yield Buffer.from('\x89PNG me', 'latin1')
  },
}

const profile = { preferredMedium: 'Bronze', bio: 'Casts bells.', country: 'KE', exhibitions: [] }

/** What admins and those who want to sell can do, wherever it is kept. */
export function administrationContract(open: () => Promise<AdministrationBackstage>): void {
  let stage: ReturnType<typeof workOf>
  let ada: SignedInCaller
  let number = 0
  beforeAll(async () => {
    stage = workOf(await open())
  })
  afterAll(() => stage.close())

  async function openAdmin(name: string): Promise<SignedInCaller> {
    const id = randomUUID()
    const account = { id, name, email: `${id}@example.test`, country: '', phone: '', role: 'admin' } as const
    await stage.users.add(new User({ ...account, passwordHash: null }, new Date()))
    return { userId: id, role: 'admin', sessionId: randomUUID() }
  }
  beforeEach(async () => {
    ada ??= await openAdmin('Ada Admin')
  })

  const form = (changes: Partial<UserForm> = {}): UserForm => ({
    name: `Person ${++number}`,
    email: `person-${number}-${randomUUID()}@example.test`,
    country: '',
    phone: '',
    role: 'user',
    password,
    ...changes,
  })
  const opened = (changes: Partial<UserForm> = {}) => stage.userAdministration(ada).create(form(changes))

  async function signedIn(email: string): Promise<Visit> {
    const visit = givenVisit()
    await stage.accountsOf(visit).login({ email, password })
    return visit
  }
  const actions = async (subject: string) =>
    (await stage.auditLog(ada).entries({ subject })).items.map(({ action }) => action)

  /** An artist with everything that an admin wants to see. */
  async function ready(name = `Artist ${++number}`) {
    const user = await opened({ role: 'artist', name })
    const visit = await signedIn(user.email)
    const own = stage.profileOf(visit)
    const { id } = await own.create({ ...profile, profilePicture: picture })
    return { user, visit, own, id, name }
  }

  /** Somebody buys a work of an artist's, which is to be sent now. */
  async function buy(userId: string, artist: { readonly id: string; readonly name: string }): Promise<void> {
    const artworkId = await stage.hangWork(userId, { title: 'Sold', visibility: 'public' })
    const digits = String(++number).padStart(4, '0')
    const order = new Order(
      {
        id: randomUUID(),
        number: `4829-${digits}`,
        email: 'lena@example.test',
        shipping: emptyShipping,
        method: 'card',
        lines: [{ artworkId, title: 'Sold', quantity: 1, price: 100, imageUrl: null, artist }],
        feePercent: 15,
        accessKeyDigest: '',
      },
      new Date(),
    )
    order.markPaid(new Date())
    await stage.sold(order)
  }

  describe('dashboards of admins', () => {
    it('are not there for anybody else', async () => {
      const lena: SignedInCaller = { userId: randomUUID(), role: 'user', sessionId: randomUUID() }
      for (const [caller, refusal] of [
        [null, 'not-signed-in'],
        [lena, 'not-found'],
        [{ ...lena, role: 'artist' }, 'not-found'],
      ] as const) {
        await expect(stage.userAdministration(caller).users({})).rejects.toMatchObject({ refusal })
        await expect(stage.userAdministration(caller).remove(ada.userId)).rejects.toMatchObject({ refusal })
        await expect(stage.approval(caller).pending({})).rejects.toMatchObject({ refusal })
        await expect(stage.artworkAdministration(caller).hide('x', 'y')).rejects.toMatchObject({ refusal })
        await expect(stage.auditLog(caller).entries({})).rejects.toMatchObject({ refusal })
        await expect(stage.statistics(caller).users()).rejects.toMatchObject({ refusal })
      }
    })
  })

  describe('minding accounts', () => {
    it('opens one; its owner is sent a link where no password was given', async () => {
      const lena = await opened({ name: 'Lena Okoro', password: undefined })
      expect(await stage.mailsTo(lena.email)).toMatchObject([{ subject: 'Choose a new password' }])
      await expect(opened({ email: lena.email.toUpperCase() })).rejects.toMatchObject({
        code: 'email-taken',
        message: 'There is an account with this email address already.',
      })
      await expect(opened({ password: 'short' })).rejects.toMatchObject({ code: 'password-refused' })
      await expect(opened({ name: ' ', email: 'no' })).rejects.toMatchObject({
        fields: { name: 'Please fill the name field!', email: 'Enter a valid email address' },
      })
    })

    it('tells every admin who becomes one, is none any more, or cannot come in; and who signs in', async () => {
      const grace = await openAdmin('Grace Admin')
      const heard = async () =>
        (await stage.mailsTo(`${grace.userId}@example.test`)).map(({ subject }) => subject).toSorted()
      const service = stage.userAdministration(ada)
      const lena = await opened({ name: 'Lena' })
      expect(await heard()).toEqual([])
      const admin = await service.update(lena.id, { ...lena, role: 'admin' }, lena.version)
      expect(await heard()).toEqual(['Lena is an admin now'])
      // Nobody had confirmed the address: it chooses a password by a link.
      const direct = await opened({ name: 'Kofi', role: 'admin' })
      await signedIn(direct.email)
      const moved = { ...admin, email: `new-${admin.email}` }
      const { version } = await service.update(admin.id, moved, admin.version)
      await service.suspend(admin.id)
      await service.restore(admin.id)
      await service.update(direct.id, { ...direct, role: 'user' }, direct.version)
      await service.remove(admin.id)
      expect(version).toBe(admin.version + 1)
      expect(await heard()).toEqual([
        'Kofi has signed in as an admin',
        'Kofi is an admin now',
        'Kofi is no admin any more',
        'Lena is an admin now',
        'Lena is an admin whose account was restored',
        'Lena is an admin whose account was suspended',
        'Lena is an admin with another email address now',
        'Lena was an admin whose account was deleted',
      ])
      const mails = await stage.mailsTo(direct.email)
      expect(mails.map(({ subject }) => subject)).toContain('Kofi is no admin any more')
      await service.remove(grace.userId)
    })

    it('changes nothing that somebody else has changed meanwhile', async () => {
      const { id, version, ...lena } = await opened({ name: 'Lena Okoro' })
      const changed = await stage.userAdministration(ada).update(id, { ...lena, name: 'Lena O.' }, version)
      expect(changed).toMatchObject({ name: 'Lena O.', version: version + 1 })
      await expect(
        stage.userAdministration(ada).update(id, { ...lena, name: 'L.' }, version),
      ).rejects.toMatchObject({
        refusal: 'conflict',
        code: 'stale-version',
      })
      const { items } = await stage.auditLog(ada).entries({ subject: id })
      expect(items[0]).toMatchObject({
        admin: { id: ada.userId, name: 'Ada Admin' },
        subject: { kind: 'user', id, name: 'Lena O.' },
        before: { name: 'Lena Okoro' },
        after: { name: 'Lena O.' },
      })
      expect(items[0]?.after).toEqual({ name: 'Lena O.' })
    })

    it('writes down nothing of a change that is refused', async () => {
      const lena = await opened()
      const other = await opened()
      const taken = { ...lena, email: other.email }
      await expect(stage.userAdministration(ada).update(lena.id, taken, lena.version)).rejects.toMatchObject({
        code: 'email-taken',
      })
      expect(await actions(lena.id)).toEqual(['user-created'])
    })

    it.each([
      ['artist', 'user', 'rule-broken'],
      ['artist', 'admin', 'rule-broken'],
      ['user', 'artist', 'not-found'],
      ['user', 'admin', 'not-found'],
    ] as const)(
      'does nothing of a change from %s to %s that comes with an address that is taken',
      async (before, role, refusal) => {
        const other = await opened()
        const { id, email } = await opened({ role: before })
        const visit = await signedIn(email)
        const service = stage.userAdministration(ada)
        const person = await service.user(id)
        const [mails, heard] = [await stage.mailsTo(email), [...stage.heard]]
        const taken = { ...person, email: other.email, name: 'Somebody Else', role }
        await expect(service.update(id, taken, person.version)).rejects.toMatchObject({
          code: 'email-taken',
          message: 'There is an account with this email address already.',
        })
        expect(await service.user(id)).toEqual(person)
        expect(await stage.accountsOf(visit).profile()).toMatchObject({ role: before, name: person.name })
        expect(await stage.mailsTo(email)).toEqual(mails)
        expect(await stage.mailsTo(other.email)).toHaveLength(1)
        expect(stage.heard).toEqual(heard)
        expect(await actions(id)).toEqual(['user-created'])
        // Of an artist who is withheld nobody could say what is missing.
        await expect(stage.profileOf(await signedIn(email)).askForApproval()).rejects.toMatchObject({
          refusal,
        })
      },
    )

    it('ends all sessions with another role or a suspension', async () => {
      const lena = await opened()
      const visit = await signedIn(lena.email)
      await stage.userAdministration(ada).update(lena.id, { ...lena, role: 'artist' }, lena.version)
      await expect(stage.accountsOf(visit).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      const again = await signedIn(lena.email)
      expect(await stage.accountsOf(again).profile()).toMatchObject({ artistStatus: 'pending' })
      expect((await stage.userAdministration(ada).suspend(lena.id)).suspended).toBe(true)
      await expect(stage.accountsOf(again).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await expect(signedIn(lena.email)).rejects.toMatchObject({ code: 'account-suspended' })
      expect((await stage.userAdministration(ada).restore(lena.id)).suspended).toBe(false)
      await signedIn(lena.email)
      expect(await actions(lena.id)).toEqual([
        'user-restored',
        'user-suspended',
        'user-changed',
        'user-created',
      ])
    })

    it('gives an unconfirmed account that becomes an admin’s no way in but a link', async () => {
      const lena = await opened()
      await stage.userAdministration(ada).update(lena.id, { ...lena, role: 'admin' }, lena.version)
      await expect(signedIn(lena.email)).rejects.toMatchObject({ code: 'wrong-credentials' })
      const subjects = (await stage.mailsTo(lena.email)).map(({ subject }) => subject)
      expect(subjects).toContain('Choose a new password')
      await stage.userAdministration(ada).remove(lena.id)
    })

    it('keeps the last admin who can sign in', async () => {
      const service = stage.userAdministration(ada)
      const own = await service.user(ada.userId)
      const lastAdmin = { refusal: 'conflict', code: 'last-admin' }
      await expect(service.suspend(own.id)).rejects.toMatchObject(lastAdmin)
      await expect(service.remove(own.id)).rejects.toMatchObject(lastAdmin)
      await expect(service.update(own.id, { ...own, role: 'user' }, own.version)).rejects.toMatchObject(
        lastAdmin,
      )
      const second = await openAdmin('Bea Admin')
      await service.suspend(second.userId)
      await expect(service.remove(own.id)).rejects.toMatchObject(lastAdmin)
      await service.remove(second.userId)
    })

    it('keeps one of two admins who do away with each other at once', async () => {
      for (const away of [
        (by: SignedInCaller, whom: SignedInCaller) => stage.userAdministration(by).suspend(whom.userId),
        async (by: SignedInCaller, whom: SignedInCaller) => {
          const { id, version, ...account } = await stage.userAdministration(by).user(whom.userId)
          return stage.userAdministration(by).update(id, { ...account, role: 'user' }, version)
        },
      ]) {
        const bea = await openAdmin('Bea Admin')
        const answers = await Promise.allSettled([away(ada, bea), away(bea, ada)])
        expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
        expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
          reason: { code: 'last-admin' },
        })
        if (answers[0]?.status === 'rejected') ada = bea
      }
    })

    it('shows nothing of an artist who is suspended, demoted or deleted, and all of it again', async () => {
      const { user, id } = await ready()
      await stage.hangWork(user.id, { title: `Bell of ${id}`, visibility: 'public' })
      await stage.approval(ada).approve(id)
      const isOnShow = async () => (await stage.titlesOnShow()).includes(`Bell of ${id}`)
      expect(await isOnShow()).toBe(true)
      const service = stage.userAdministration(ada)
      await service.suspend(user.id)
      expect([await isOnShow(), (await service.user(user.id)).artistStatus]).toEqual([false, 'approved'])
      const restored = await service.restore(user.id)
      expect(await isOnShow()).toBe(true)
      const demoted = await service.update(user.id, { ...restored, role: 'user' }, restored.version)
      expect([await isOnShow(), demoted.artistStatus]).toEqual([false, null])
      await service.update(user.id, { ...demoted, role: 'artist' }, demoted.version)
      expect(await isOnShow()).toBe(true)
      await service.remove(user.id)
      expect(await isOnShow()).toBe(false)
      await expect(service.user(user.id)).rejects.toMatchObject({ code: 'user-not-found' })
      await expect(service.remove(user.id)).rejects.toMatchObject({ code: 'user-not-found' })
    })

    it('sends nothing more to an account that is deleted', async () => {
      const lena = await opened({ password: undefined })
      expect(await stage.mailsTo(lena.email)).toHaveLength(1)
      await stage.userAdministration(ada).remove(lena.id)
      expect(await stage.mailsTo(lena.email)).toEqual([])
    })

    it.each(['nobody', randomUUID()])('knows no account %s', async (id) => {
      const service = stage.userAdministration(ada)
      await expect(service.user(id)).rejects.toMatchObject({ refusal: 'not-found' })
      await expect(service.suspend(id)).rejects.toMatchObject({ refusal: 'not-found' })
      await expect(service.remove(id)).rejects.toMatchObject({ refusal: 'not-found' })
    })
  })

  describe('looking for accounts', () => {
    it('finds parts of names and addresses, in every order, page by page', async () => {
      const tag = randomUUID().slice(0, 8)
      for (const name of ['Cleo', 'abe', 'Bo_b'])
        await opened({ name: `${name} ${tag}`, email: `${name}.${tag}@example.test` })
      const bob = await opened({ name: `Zed ${tag}`, role: 'artist' })
      await signedIn(bob.email)
      await stage.userAdministration(ada).suspend(bob.id)
      const service = stage.userAdministration(ada)
      const names = async (request: Parameters<typeof service.users>[0]) => {
        const leafed: string[] = []
        let cursor: string | undefined
        do {
          const { items, next, total } = await service.users({ q: tag, limit: 2, ...request, cursor })
          leafed.push(...items.map(({ name }) => name.split(' ')[0] ?? ''))
          expect(total).toBeGreaterThanOrEqual(items.length)
          cursor = next ?? undefined
        } while (cursor !== undefined)
        return leafed
      }
      expect(await names({ sort: 'name' })).toEqual(['abe', 'Bo_b', 'Cleo', 'Zed'])
      expect((await names({})).toSorted()).toEqual(['Bo_b', 'Cleo', 'Zed', 'abe'])
      expect((await names({ sort: 'last-seen' }))[0]).toBe('Zed')
      expect(await names({ role: 'artist' })).toEqual(['Zed'])
      expect(await names({ state: 'suspended' })).toEqual(['Zed'])
      expect(await names({ state: 'active', sort: 'name' })).toEqual(['abe', 'Bo_b', 'Cleo'])
      expect(await names({ q: `BO_B.${tag}` })).toEqual(['Bo_b'])
      expect(await names({ q: `b%${tag}` })).toEqual([])
      expect(await names({ q: bob.id })).toEqual(['Zed'])
      for (const cursor of [
        'elsewhere',
        `users-newest~soon~${bob.id}~3`,
        `users-newest~${'9'.repeat(20)}~${bob.id}~3`,
      ])
        await expect(service.users({ cursor })).rejects.toMatchObject({ code: 'bad-cursor' })
    })
  })

  describe('becoming an artist', () => {
    it('begins with a profile, in a session that gets another secret and stays as old as it was', async () => {
      const lena = await opened()
      const visit = await signedIn(lena.email)
      const own = stage.profileOf(visit)
      await expect(own.profile()).rejects.toMatchObject({ refusal: 'not-found' })
      const [before] = await stage.accountsOf(visit).sessions()
      const [elsewhere, token] = [await signedIn(lena.email), visit.token]
      const made = await own.create({ ...profile, profilePicture: picture })
      expect(made).toMatchObject({
        approval: 'pending',
        waiting: false,
        rejection: null,
        checklist: { profile: true, picture: true, works: { has: 0, wanted: 3 } },
      })
      expect(visit.token).not.toBe(token)
      const [after, ...others] = await stage.accountsOf(visit).sessions()
      expect([after?.signedInAt, others]).toEqual([before?.signedInAt, []])
      await expect(stage.accountsOf(elsewhere).profile()).rejects.toMatchObject({ code: 'not-signed-in' })
      await expect(own.create(profile)).rejects.toMatchObject({ code: 'profile-exists' })
    })

    it('is nothing for admins or visitors', async () => {
      await expect(stage.profileOf(givenVisit()).create(profile)).rejects.toMatchObject({
        refusal: 'not-signed-in',
      })
      await expect(stage.profileOf(givenVisit()).profile()).rejects.toMatchObject({
        refusal: 'not-signed-in',
      })
    })

    it('keeps what somebody else has changed meanwhile, and the picture that there is', async () => {
      const { own } = await ready()
      const { version, profilePicture } = await own.profile()
      const changed = await own.update({ ...profile, bio: 'Casts large bells.' }, version)
      expect(changed).toMatchObject({ profilePicture, version: version + 1 })
      await expect(own.update(profile, version)).rejects.toMatchObject({ code: 'stale-version' })
      await expect(own.update({ ...profile, country: 'Kenya' }, version + 1)).rejects.toMatchObject({
        fields: { country: 'Please choose a country' },
      })
    })

    it('wants everything on the list before an admin is asked', async () => {
      const { own, user, name } = await ready()
      // That somebody has applied was told already.
      expect(stage.heard.filter((each) => each === name)).toHaveLength(1)
      await expect(own.askForApproval()).rejects.toThrow('this is missing: 3 more works')
      await stage.hangWork(user.id, { title: 'One', visibility: 'draft' })
      await stage.hangWork(user.id, { title: 'Two', visibility: 'public' })
      await stage.hangWork(user.id, { title: 'Away', visibility: 'hidden' })
      await expect(own.askForApproval()).rejects.toThrow('this is missing: one more work')
      await stage.hangWork(user.id, { title: 'Three', visibility: 'draft' })
      expect(await own.askForApproval()).toMatchObject({ waiting: true, approval: 'pending' })
      expect(await own.askForApproval()).toMatchObject({ waiting: true })
      expect(stage.heard.filter((each) => each === name)).toHaveLength(2)
    })

    it('ends with a way back to being a mere user', async () => {
      const { own, user, visit, id } = await ready()
      await stage.hangWork(user.id, { title: `Left by ${id}`, visibility: 'public' })
      await stage.approval(ada).approve(id)
      await own.remove()
      expect(await stage.accountsOf(visit).profile()).toMatchObject({ role: 'user', artistStatus: null })
      expect(await stage.titlesOnShow()).not.toContain(`Left by ${id}`)
      expect(await own.create(profile)).toMatchObject({ approval: 'pending', checklist: { picture: false } })
    })

    it('ends by an admin, too, only when everything is sent that was paid for', async () => {
      const { user, id, name } = await ready()
      await buy(user.id, { id, name })
      const service = stage.userAdministration(ada)
      const before = await service.user(user.id)
      for (const role of ['user', 'admin'] as const)
        await expect(service.update(user.id, { ...before, role }, before.version)).rejects.toMatchObject({
          refusal: 'conflict',
          code: 'parcels-to-send',
        })
      expect(await service.user(user.id)).toEqual(before)
    })

    it('ends, as the account does, only when everything is sent that was paid for', async () => {
      const { own, user, visit, id, name } = await ready()
      await buy(user.id, { id, name })
      const waits = { refusal: 'conflict', code: 'parcels-to-send' }
      await expect(own.remove()).rejects.toMatchObject(waits)
      await expect(stage.accountsOf(visit).deleteAccount(password)).rejects.toMatchObject(waits)
      await expect(stage.userAdministration(ada).remove(user.id)).rejects.toMatchObject(waits)
      expect((await own.profile()).approval).toBe('pending')
    })

    it('gives nobody back by themselves what an admin has taken', async () => {
      const { user, id } = await ready()
      await stage.approval(ada).approve(id)
      const kept = await stage.userAdministration(ada).user(user.id)
      await stage.userAdministration(ada).update(user.id, { ...kept, role: 'user' }, kept.version)
      const own = stage.profileOf(await signedIn(user.email))
      expect(await own.create(profile)).toMatchObject({ approval: 'pending', waiting: false })
    })
  })

  describe('deciding on artists', () => {
    const waiting = async () => (await stage.approval(ada).pending({ limit: 100 })).items

    it('lists those who wait, whoever has asked first, with all their works', async () => {
      const early = await ready()
      const late = await ready()
      for (const title of ['One', 'Two', 'Three'])
        await stage.hangWork(late.user.id, { title, visibility: 'draft' })
      await late.own.askForApproval()
      const known = (await waiting()).filter(({ id }) => id === early.id || id === late.id)
      expect(known).toMatchObject([
        { id: late.id, waiting: true, email: late.user.email },
        { id: early.id, waiting: false, artworks: [] },
      ])
      expect(known[0]?.artworks.map(({ title }) => title).toSorted()).toEqual(['One', 'Three', 'Two'])
      const first = await stage.approval(ada).pending({ limit: 1 })
      const second = await stage.approval(ada).pending({ limit: 1, cursor: first.next ?? '' })
      expect(second.items[0]?.id).not.toBe(first.items[0]?.id)
      expect(second.total).toBe(first.total)
    })

    it('puts what is ready on show and leaves drafts alone, tells the artist, and leaves the list', async () => {
      const { user, id } = await ready()
      await stage.hangWork(user.id, { title: `Finished ${id}`, visibility: 'draft' })
      await stage.hangWork(user.id, { title: `Put up ${id}`, visibility: 'public' })
      const [asking] = (await waiting()).filter((artist) => artist.id === id)
      expect(asking?.artworks.map(({ title, ready: isReady }) => [title.split(' ')[0], isReady])).toEqual([
        ['Put', true],
        ['Finished', false],
      ])
      const heard = stage.heard.length
      await stage.approval(ada).approve(id)
      expect(stage.heard.slice(heard)).toEqual(['application-decided'])
      const shown = (await stage.titlesOnShow()).filter((title) => title.endsWith(id))
      expect(shown).toEqual([`Put up ${id}`])
      expect((await waiting()).map((artist) => artist.id)).not.toContain(id)
      const [mail] = (await stage.mailsTo(user.email)).filter(({ subject }) => /on show/.test(subject))
      expect(mail?.text).toContain(`id=${id}`)
      expect(await actions(id)).toEqual(['artist-approved'])
      await expect(stage.approval(ada).approve(id)).rejects.toMatchObject({ code: 'artist-already-decided' })
    })

    it('says no with a reason, which the artist may mend', async () => {
      const { user, own, id } = await ready()
      await expect(stage.approval(ada).reject(id, ' ')).rejects.toMatchObject({
        fields: { reason: 'A reason is required' },
      })
      await stage.approval(ada).reject(id, 'Show us more works')
      expect(await own.profile()).toMatchObject({
        approval: 'rejected',
        rejection: 'Show us more works',
        waiting: false,
      })
      const [mail] = (await stage.mailsTo(user.email)).filter(({ text }) => text.includes('more works'))
      expect(mail?.text).toContain('/dashboard/profile')
      for (const title of ['One', 'Two', 'Three'])
        await stage.hangWork(user.id, { title, visibility: 'draft' })
      expect(await own.askForApproval()).toMatchObject({
        approval: 'pending',
        rejection: null,
        waiting: true,
      })
      const { items } = await stage.auditLog(ada).entries({ subject: id })
      expect(items).toMatchObject([
        {
          action: 'artist-rejected',
          before: { approval: 'pending' },
          after: { approval: 'rejected', reason: 'Show us more works' },
        },
      ])
    })

    it.each(['nobody', randomUUID()])('knows no artist %s', async (id) => {
      await expect(stage.approval(ada).approve(id)).rejects.toMatchObject({ code: 'artist-not-found' })
      await expect(stage.approval(ada).reject(id, 'Why')).rejects.toMatchObject({ code: 'artist-not-found' })
    })
  })

  describe('looking after works', () => {
    it('hides one with a reason, restores and features it, and writes all of it down', async () => {
      const { user, id: artist } = await ready()
      const title = `Quince ${artist.slice(0, 8)}`
      const id = await stage.hangWork(user.id, { title, visibility: 'public' })
      await stage.approval(ada).approve(artist)
      const service = stage.artworkAdministration(ada)
      expect(await service.hide(id, 'A copy')).toMatchObject({
        visibility: 'hidden',
        hiddenBecause: 'A copy',
      })
      expect(await stage.titlesOnShow()).not.toContain(title)
      await expect(service.hide(id, 'Again')).rejects.toMatchObject({ code: 'artwork-not-on-show' })
      expect((await service.artworks({ q: title, state: 'hidden' })).items.map((work) => work.id)).toEqual([
        id,
      ])
      expect(await service.restore(id)).toMatchObject({ visibility: 'public', hiddenBecause: null })
      await expect(service.restore(id)).rejects.toMatchObject({ code: 'artwork-not-hidden' })
      expect(await service.feature(id, true)).toMatchObject({ featured: true })
      expect(await service.feature(id, true)).toMatchObject({ featured: true })
      expect((await service.artworks({ q: title, state: 'featured' })).items).toHaveLength(1)
      expect(await service.feature(id, false)).toMatchObject({ featured: false })
      expect(await stage.titlesOnShow()).toContain(title)
      expect(await actions(id)).toEqual([
        'artwork-unfeatured',
        'artwork-featured',
        'artwork-restored',
        'artwork-hidden',
      ])
      await expect(service.hide(randomUUID(), 'Why')).rejects.toMatchObject({ code: 'artwork-not-found' })
      await expect(service.restore('nothing')).rejects.toMatchObject({ code: 'artwork-not-found' })
    })

    it('leafs through drafts too, the newest first', async () => {
      const { user, id } = await ready()
      const tag = `tag${id.slice(0, 8)}`
      for (const title of ['One', 'Two', 'Three'])
        await stage.hangWork(user.id, { title: `${title} ${tag}`, visibility: 'draft' })
      const service = stage.artworkAdministration(ada)
      const first = await service.artworks({ q: tag, limit: 2 })
      const second = await service.artworks({ q: tag, limit: 2, cursor: first.next ?? '' })
      const titles = [...first.items, ...second.items].map(({ title }) => title.split(' ')[0] ?? '')
      expect(titles.toSorted()).toEqual(['One', 'Three', 'Two'])
      expect([first.total, second.total, second.next]).toEqual([3, 3, null])
      expect((await service.artworks({ q: '…' })).items).toEqual([])
    })
  })

  describe('the log and the numbers', () => {
    it('are found by whom and what they concern, page by page', async () => {
      const cid = await openAdmin('Cid Administrator')
      const lena = await stage.userAdministration(cid).create(form({ name: 'Lena of the log' }))
      await stage.userAdministration(cid).suspend(lena.id)
      const log = stage.auditLog(ada)
      expect((await log.entries({ admin: 'cid admin' })).items).toHaveLength(2)
      expect((await log.entries({ admin: cid.userId, subject: 'of the LOG' })).items).toHaveLength(2)
      const days = (await log.entries({ subject: lena.id })).items.map(({ at }) => at.slice(0, 10))
      const counted = async (request: Parameters<typeof log.entries>[0]) =>
        (await log.entries({ subject: lena.id, ...request })).items.length
      expect(await counted({ kind: 'user', from: days.at(-1), to: days[0] })).toBe(2)
      expect(await counted({ kind: 'order' })).toBe(0)
      expect(await counted({ to: '2020-02-29' })).toBe(0)
      expect(await counted({ from: '2999-01-01' })).toBe(0)
      for (const day of ['yesterday', '2026-13-01', '2026-1-1', '2026-02-31', '2026-11'])
        await expect(log.entries({ from: day })).rejects.toMatchObject({ code: 'bad-day' })
      const first = await log.entries({ subject: lena.id, limit: 1 })
      const second = await log.entries({ subject: lena.id, limit: 1, cursor: first.next ?? '' })
      expect([...first.items, ...second.items].map(({ action }) => action)).toEqual([
        'user-suspended',
        'user-created',
      ])
      expect([second.next, second.total]).toEqual([null, 2])
      await stage.userAdministration(ada).remove(cid.userId)
    })

    it('count what there is and what is new', async () => {
      const numbers = stage.statistics(ada)
      const before = await numbers.users()
      const lena = await opened()
      const after = await numbers.users()
      expect([after.total - before.total, after.new - before.new, after.perDay.length]).toEqual([1, 1, 30])
      await stage.userAdministration(ada).remove(lena.id)
      expect((await numbers.users()).total).toBe(before.total)
      const { total, perCategory } = await numbers.artworks()
      expect(Object.values(perCategory).reduce((sum, count) => sum + count, 0)).toBe(total)
      expect(total).toBe((await stage.titlesOnShow()).length)
      const months = await numbers.over('artworks', 'month')
      expect([months.total, months.perPeriod.length, months.perPeriod.at(-1)?.count]).toEqual([
        total,
        12,
        months.new,
      ])
      const orders = await numbers.over('orders', 'week')
      const { user, id, name } = await ready()
      await buy(user.id, { id, name })
      expect(await numbers.over('orders', 'week')).toMatchObject({
        total: orders.total + 1,
        new: orders.new + 1,
      })
      expect(await numbers.revenue('week')).toMatchObject({ total: 0, new: 0 })
    })
  })
}
