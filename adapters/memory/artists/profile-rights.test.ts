import { beforeEach, describe, expect, it } from 'vitest'
import { artistServices } from '#adapters/composition/artists/artists.tokens.ts'
import { given } from '#adapters/composition/assembly.ts'
import { intakePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { callerOf, identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { randomIds, sha256, systemClock } from '#adapters/system/system.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import type { OwnProfile } from '#application/artists/own-profile-contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { beginSession } from '#application/identity/steps/sign-in.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { Role } from '#domain/identity/roles.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { hangWork } from '../testing/given-works.ts'
import { byCard, byPhone, type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
let shown: string[]
/** What becomes of a picture that is not taken. */
let trouble: Error

const words = { preferredMedium: 'Bronze', bio: 'I cast bells.', country: 'KE', exhibitions: [] }
const picture = { size: 9 } as unknown as SentFile
const noProfile = {
  refusal: 'not-found',
  code: 'profile-not-found',
  message: 'You have no profile as an artist yet.',
}

beforeEach(() => {
  shown = []
  trouble = new DomainError('rule-broken', 'picture-too-small', 'Too small.', { images: 'Too small.' })
  const take = async (file: SentFile, shows: string) => {
    shown.push(shows)
    if (file !== picture) throw trouble
    return { hash: 'a'.repeat(64), width: 800, height: 600, bytes: 9 } as never
  }
  shop = openShop(undefined, given(intakePorts.intake, { take }))
})

/** A browser in which an account is signed in. */
async function browserOf(userId: string): Promise<Visit> {
  const visit = givenVisit()
  const user = shop.memory.accounts.users.get(userId)
  const sessions = shop.assembly.get(identityPorts.sessions)
  const seal = aesSeal('kept in tests alone')
  if (user)
    await beginSession({ sessions, clock: systemClock, digest: sha256, ids: randomIds, seal }, visit, user)
  return visit
}
const ownOf = (visit: Visit): OwnProfile => shop.assembly.get(artistServices.ownProfile)(visit)
const callerIn = (visit: Visit) => shop.assembly.get(callerOf)(visit)

async function signedIn(role: Role = 'user') {
  const { userId } = shop.signedIn({ role, name: 'Lena Okoro' })
  const visit = await browserOf(userId)
  return { userId, visit, own: ownOf(visit) }
}

describe('whoever makes a profile', () => {
  it('is an artist from then on where they did it, and is signed in nowhere else any more', async () => {
    const { userId, visit, own } = await signedIn()
    const elsewhere = await browserOf(userId)
    expect(await own.create(words)).toMatchObject({ approval: 'pending', name: 'Lena Okoro' })
    expect(await callerIn(visit)).toMatchObject({ userId, role: 'artist' })
    expect(await callerIn(elsewhere)).toBeNull()
  })

  it('makes it once', async () => {
    const { userId, own } = await signedIn()
    await own.create(words)
    const again = ownOf(await browserOf(userId))
    await expect(again.create(words)).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'profile-exists',
      message: 'You have a profile already.',
    })
  })

  it('is no admin', async () => {
    const { own } = await signedIn('admin')
    await expect(own.create(words)).rejects.toMatchObject({ refusal: 'not-found', code: 'not-found' })
    expect(shop.told).toEqual([])
  })

  it('is told what is wrong with it, and is no artist by that', async () => {
    const { visit, own } = await signedIn()
    const wrong = { ...words, exhibitions: [{ title: '', venue: '', year: 2020 }] }
    await expect(own.create(wrong)).rejects.toMatchObject({
      code: 'profile-refused',
      fields: { exhibitions: 'Every exhibition needs a title' },
    })
    expect(await callerIn(visit)).toMatchObject({ role: 'user' })
  })

  it('is signed in everywhere as before where an admin has made them one already', async () => {
    const { userId, visit, own } = await signedIn('artist')
    const elsewhere = await browserOf(userId)
    const carried = visit.token
    await own.create(words)
    expect(visit.token).toBe(carried)
    expect(await callerIn(elsewhere)).toMatchObject({ userId, role: 'artist' })
  })

  it('begins anew after having left: no admin has decided about them', async () => {
    const { userId, visit, own } = await signedIn()
    await own.create(words)
    const id = shop.memory.accounts.artistIds.get(userId) ?? ''
    shop.memory.gallery.artists.get(id)?.approve()
    await ownOf(visit).remove()
    expect(await callerIn(visit)).toMatchObject({ role: 'user' })
    expect(await ownOf(visit).create(words)).toMatchObject({ approval: 'pending' })
  })
})

describe('a picture of an artist', () => {
  it('is taken as a portrait; its sizes are made later', async () => {
    const { own, userId } = await signedIn()
    await own.create({ ...words, profilePicture: picture })
    expect(shown).toEqual(['portrait'])
    expect(shop.waiting('make-picture-sizes')).toEqual([{ hash: 'a'.repeat(64) }])
    const id = shop.memory.accounts.artistIds.get(userId) ?? ''
    expect(shop.memory.gallery.artists.get(id)?.picture).toEqual({
      hash: 'a'.repeat(64),
      width: 800,
      height: 600,
    })
  })

  it('that is refused is said at the field that brought it, and nothing else is changed', async () => {
    const { own, visit } = await signedIn()
    const creating = own.create({ ...words, profilePicture: {} as SentFile })
    await expect(creating).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'picture-too-small',
      fields: { profilePicture: 'Too small.' },
    })
    expect(await callerIn(visit)).toMatchObject({ role: 'user' })
  })

  it.each([
    new Error('The disk is full.'),
    new DomainError('too-many-requests', 'too-many-requests', 'Please wait.'),
    new DomainError('rule-broken', 'unlike', 'Unlike.', { title: 'Unlike.' }),
  ])('that meets other trouble says so as it is: %s', async (other) => {
    const { own } = await signedIn()
    trouble = other
    await expect(own.create({ ...words, profilePicture: {} as SentFile })).rejects.toBe(other)
  })

  it('stays where a change brings no other', async () => {
    const { own, visit } = await signedIn()
    await own.create({ ...words, profilePicture: picture })
    const changed = ownOf(visit)
    const { version } = await changed.profile()
    await changed.update({ ...words, bio: 'Bells and boats.' }, version)
    expect([...shop.memory.gallery.artists.values()].at(-1)?.picture).toMatchObject({ width: 800 })
    expect(shop.waiting('make-picture-sizes')).toHaveLength(1)
  })
})

describe('a profile', () => {
  it('is nobody’s who has none, and nobody’s who is no artist', async () => {
    const { own } = await signedIn('artist')
    await expect(own.profile()).rejects.toMatchObject(noProfile)
    await expect(own.update(words, 1)).rejects.toMatchObject(noProfile)
    await expect(own.askForApproval()).rejects.toMatchObject(noProfile)
    await expect((await signedIn()).own.profile()).rejects.toMatchObject({ code: 'not-found' })
    await expect(ownOf(givenVisit()).profile()).rejects.toMatchObject({ refusal: 'not-signed-in' })
  })

  it('is not changed from an old form, nor by what is wrong', async () => {
    const { visit, own } = await signedIn()
    await own.create(words)
    const { version } = await ownOf(visit).profile()
    await expect(ownOf(visit).update(words, version - 1)).rejects.toMatchObject({ code: 'stale-version' })
    const wrong = { ...words, exhibitions: [{ title: 'Bells', venue: '', year: 20 }] }
    await expect(ownOf(visit).update(wrong, version)).rejects.toMatchObject({ code: 'profile-refused' })
  })

  it('that is asked to be looked at is told to the admins once', async () => {
    const { userId, visit, own } = await signedIn()
    await own.create({ ...words, profilePicture: picture })
    const artistId = shop.memory.accounts.artistIds.get(userId) ?? ''
    const asking = ownOf(visit)
    await expect(asking.askForApproval()).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'checklist-incomplete',
      message: 'Before we can look at it, this is missing: 3 more works.',
    })
    for (const title of ['Bell', 'Boat', 'Book']) {
      const id = hangWork(shop.memory.gallery, { artistId, title, price: 100, stock: 1 })
      shop.memory.gallery.images.set(id, [{ imageUrl: '/images/b', width: 900, height: 900 } as never])
    }
    shop.told.length = 0
    expect(await asking.askForApproval()).toMatchObject({ waiting: true })
    expect(await asking.askForApproval()).toMatchObject({ waiting: true })
    expect(shop.told).toEqual([[{ kind: 'artist-waits', artistId, name: 'Lena Okoro' }, { admins: true }]])
  })

  it('stays while something that was bought has not been sent', async () => {
    const { userId } = shop.signedIn({ role: 'artist' })
    shop.memory.accounts.artistIds.set(userId, shop.artistId)
    const visit = await browserOf(userId)
    const waits = { refusal: 'conflict', code: 'parcels-to-send' }
    const unpaid = await shop.place(byPhone)
    await expect(ownOf(visit).remove()).rejects.toMatchObject(waits)
    await shop.ordering().cancel(unpaid.number, unpaid.accessKey)
    await shop.place(byCard)
    await expect(ownOf(visit).remove()).rejects.toMatchObject(waits)
    expect(await callerIn(visit)).toMatchObject({ role: 'artist' })
  })
})
