import { beforeEach, describe, expect, it } from 'vitest'
import { adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import type { ArtworkAdministration, AuditRequest, UserAdministration } from '#application/admin/contract.ts'
import { hangWork } from '../testing/given-works.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
let works: ArtworkAdministration
let users: UserAdministration

beforeEach(() => {
  shop = openShop()
  works = shop.assembly.get(adminServices.artworks)(shop.admin)
  users = shop.assembly.get(adminServices.users)(shop.admin)
})

const lena = {
  name: 'Lena Okoro',
  email: 'lena@example.test',
  country: 'NG',
  phone: '+2348012345678',
  role: 'user',
} as const

describe('a work that an admin judges', () => {
  const subject = () => ({ kind: 'artwork', id: shop.workId, name: 'Harbour at Dusk' })

  it('is in the log with how it stood before and after, and why', async () => {
    const reason = 'This is a copy of somebody else’s work.'
    await works.hide(shop.workId, reason)
    await works.restore(shop.workId)
    expect(shop.log()).toEqual([
      {
        action: 'artwork-hidden',
        subject: subject(),
        before: { visibility: 'public' },
        after: { visibility: 'hidden', reason },
      },
      {
        action: 'artwork-restored',
        subject: subject(),
        before: { visibility: 'hidden', reason },
        after: { visibility: 'public' },
      },
    ])
  })

  it('is in the log as featured once, however often it is', async () => {
    for (const featured of [true, true, false]) await works.feature(shop.workId, featured)
    expect(shop.log()).toEqual([
      {
        action: 'artwork-featured',
        subject: subject(),
        before: { featured: false },
        after: { featured: true },
      },
      {
        action: 'artwork-unfeatured',
        subject: subject(),
        before: { featured: true },
        after: { featured: false },
      },
    ])
  })

  it('is found by words with spaces around them, by none where no word is left, and all are without any', async () => {
    const found = async (q?: string) => (await works.artworks(q === undefined ? {} : { q })).total
    expect(await Promise.all([undefined, '  ', ' harbour ', 'lighthouse'].map(found))).toEqual([1, 1, 1, 0])
    expect(await works.artworks({ q: '!?' })).toEqual({ items: [], total: 0, next: null })
  })

  it('is found by a word that is there without those that are merely like it', async () => {
    hangWork(shop.memory.gallery, { title: 'Arbour', price: 100, stock: 1 })
    expect((await works.artworks({ q: 'harbour' })).items).toMatchObject([{ title: 'Harbour at Dusk' }])
    expect((await works.artworks({ q: 'harbuor' })).total).toBe(1)
  })

  it('is there', async () => {
    await expect(works.feature('nothing', true)).rejects.toMatchObject({
      refusal: 'not-found',
      message: 'There is no such artwork.',
    })
  })
})

describe('an account that an admin minds', () => {
  it('is an artist’s only where it was made as one', async () => {
    const before = shop.memory.gallery.artists.size
    await users.create(lena)
    expect(shop.memory.gallery.artists.size).toBe(before)
    await users.create({ ...lena, email: 'amina@example.test', role: 'artist' })
    expect(shop.memory.gallery.artists.size).toBe(before + 1)
  })

  it('that is no artist’s any more stays off the walls when it is restored', async () => {
    const { id, version } = await users.create({ ...lena, role: 'artist' })
    await users.update(id, lena, version)
    await users.suspend(id)
    await users.restore(id)
    const artistId = shop.memory.accounts.artistIds.get(id) ?? ''
    expect(shop.memory.gallery.artists.get(artistId)?.approval).toBe('withheld')
  })

  it('is told at its address to confirm that, where its password is there already', async () => {
    await users.create({ ...lena, password: 'seven bells at the harbour' })
    const [{ mail } = { mail: undefined }] = [...shop.memory.mails.values()]
    expect(mail?.to).toBe('lena@example.test')
    expect(mail?.subject).not.toBe('Choose a new password')
  })

  it('of the last admin may be changed, and stays an admin’s', async () => {
    const { version, ...ada } = await users.user(shop.admin.userId)
    const changed = await users.update(ada.id, { ...ada, name: 'Ada' }, version)
    expect(changed.name).toBe('Ada')
    await expect(users.update(ada.id, { ...ada, role: 'user' }, changed.version)).rejects.toMatchObject({
      refusal: 'conflict',
    })
  })

  it.each([false, true])('is in the log as deleted with how it stood (suspended: %s)', async (suspended) => {
    const { id } = await users.create(lena)
    if (suspended) await users.suspend(id)
    await users.remove(id)
    expect(shop.log().at(-1)).toMatchObject({
      action: 'user-deleted',
      subject: { kind: 'user', id },
      before: { role: 'user', suspended },
      after: null,
    })
  })

  it('is there, and is shown to admins alone', async () => {
    for (const asking of [users.user('nobody'), users.suspend('nobody')])
      await expect(asking).rejects.toMatchObject({
        refusal: 'not-found',
        code: 'user-not-found',
        message: 'There is no such user.',
      })
    const stranger = shop.assembly.get(adminServices.users)(shop.signedIn())
    await expect(stranger.user(shop.admin.userId)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the log', () => {
  const entries = async (request: AuditRequest) =>
    (await shop.assembly.get(adminServices.log)(shop.admin).entries(request)).items.map(
      ({ action }) => action,
    )

  it('is searched by days, by whom it concerns and by who did it, with spaces around or with nothing', async () => {
    await works.feature(shop.workId, true)
    shop.later(24 * 60)
    await works.feature(shop.workId, false)
    const all = ['artwork-unfeatured', 'artwork-featured']
    expect(await entries({ from: '', to: '', subject: '  ', admin: ' ' })).toEqual(all)
    expect(await entries({ subject: ' Harbour ' })).toEqual(all)
    expect(await entries({ subject: 'Lighthouse' })).toEqual([])
    expect(await entries({ admin: ` ${shop.admin.userId} ` })).toEqual(all)
    expect(await entries({ from: '2026-03-02' })).toEqual(['artwork-unfeatured'])
    expect(await entries({ to: '2026-03-01' })).toEqual(['artwork-featured'])
  })

  it('says how days are written', async () => {
    await expect(entries({ from: '1 March' })).rejects.toMatchObject({
      refusal: 'unreadable',
      code: 'bad-day',
      message: 'Write days as year, month and day: 2026-11-21.',
    })
  })
})
