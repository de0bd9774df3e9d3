import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { httpCaller } from '#adapters/http-client/call.ts'
import { ownArtworksClient } from '#adapters/http-client/own-artworks-client.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { OwnArtworks, OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { type ArtworkForm, blankArtwork } from '#domain/catalogue/artwork-fields.ts'

let api: RunningApi
let folder = ''
let artist = ''
let stranger = ''
let admin = ''
let service: OwnArtworks

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-media-'))
  api = await runningApi({ mediaFolder: folder })
  const { sql } = api.database
  admin = await givenSession(sql, await givenAccount(sql, 'admin'))
  stranger = await givenSession(sql, await givenAccount(sql, 'artist'))
})
let artistUser = ''
beforeEach(async () => {
  const { sql } = api.database
  artistUser = await givenAccount(sql, 'artist', 'Amina')
  artist = await givenSession(sql, artistUser)
  service = ownArtworksClient(
    httpCaller({
      origin: api.url,
      fetch: (asked, init) =>
        fetch(asked, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie: artist } }),
    }),
  )
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const blank: ArtworkForm = {
  ...blankArtwork,
  title: 'Harbour at Dusk',
  description: 'The last ferry.',
  category: 'paintings',
  price: 640_00,
}

/** Another picture each time. */
async function photograph(): Promise<File> {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 }
  const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'work.jpg', { type: 'image/jpeg' })
}

async function draft(): Promise<OwnArtworkView> {
  const { id } = await service.create(blank)
  const work = await service.addPicture(id, await photograph())
  return service.save(
    id,
    { ...blank, pictures: work.pictures.map((picture) => ({ id: picture.id, alt: 'A ferry' })) },
    work.version,
  )
}

const addressOf = (work: OwnArtworkView): string => work.pictures[0]?.imageUrl ?? ''

const ask = (address: string, cookie?: string): Promise<Response> =>
  fetch(`${api.url}${address}`, { headers: { Accept: 'image/webp', ...(cookie ? { cookie } : {}) } })

/** What a visitor, another artist, its artist and an admin are answered. */
const answers = async (address: string): Promise<number[]> => {
  const statuses = []
  for (const cookie of [undefined, stranger, artist, admin])
    statuses.push((await ask(address, cookie)).status)
  return statuses
}

describe('a picture', () => {
  it('of a draft is there for its artist and admins, and kept by nobody on the way', async () => {
    const address = addressOf(await draft())
    expect(await answers(address)).toEqual([404, 404, 200, 200])
    const own = await ask(address, artist)
    expect(own.headers.get('Cache-Control')).toBe('private, max-age=300')
    expect(own.headers.get('Vary')).toContain('Cookie')
    expect(own.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect((await ask(address)).headers.get('Cache-Control')).toBe('no-store')
  })

  it('of an artist who waits for an admin is not shown before that', async () => {
    const work = await draft()
    await service.publish(work.id, work.version)
    const { sql } = api.database
    await sql(`update artists set approval = 'pending' where user_id = $1`, [artistUser])
    expect(await answers(addressOf(work))).toEqual([404, 404, 200, 200])
    await sql(`update artists set approval = 'approved' where user_id = $1`, [artistUser])
    expect(await answers(addressOf(work))).toEqual([200, 200, 200, 200])
  })

  it('goes when its work is withdrawn, hidden or removed, and comes back with it', async () => {
    const work = await draft()
    const address = addressOf(work)
    const shown = await service.publish(work.id, work.version)
    const open = await ask(address)
    expect([open.status, open.headers.get('Cache-Control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    // Feeds, mails and previews of links show it elsewhere.
    expect(open.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')

    const withdrawn = await service.withdraw(work.id, shown.version)
    expect(await answers(address)).toEqual([404, 404, 200, 200])
    await service.publish(work.id, withdrawn.version)
    expect(await answers(address)).toEqual([200, 200, 200, 200])

    await api.call('PUT', `/admin/artworks/${work.id}/hide`, { reason: 'A copy' }, { cookie: admin })
    expect(await answers(address)).toEqual([410, 410, 200, 200])
    await api.call('PUT', `/admin/artworks/${work.id}/restore`, {}, { cookie: admin })
    expect(await answers(address)).toEqual([200, 200, 200, 200])

    await service.remove(work.id)
    expect(await answers(address)).toEqual([410, 410, 410, 410])
    await service.putBack(work.id)
    expect(await answers(address)).toEqual([200, 200, 200, 200])
  })

  it('that its artist has taken out of a work is gone, for them once it can come back no more', async () => {
    const work = await draft()
    await service.save(work.id, blank, work.version)
    expect(await answers(addressOf(work))).toEqual([410, 410, 200, 200])
    await api.database.sql('delete from removed_pictures where artwork_id = $1', [work.id])
    expect(await answers(addressOf(work))).toEqual([410, 410, 410, 410])
  })

  it('hangs as long as one work shows it, whatever became of another', async () => {
    const work = await draft()
    await service.publish(work.id, work.version)
    const copy = await service.duplicate(work.id)
    await service.remove(copy.id)
    expect(await answers(addressOf(work))).toEqual([200, 200, 200, 200])
  })

  it('of a work that was bought stays with the order, and is gone elsewhere', async () => {
    const work = await draft()
    await service.publish(work.id, work.version)
    const placed = await api.call<{ id: string; items: readonly { imageUrl: string }[] }>(
      'POST',
      '/orders',
      {
        items: [{ artworkId: work.id, quantity: 1 }],
        shipping: {
          name: 'Jo Buyer',
          street: 'Harbour Lane 1',
          city: 'Portree',
          state: 'Skye',
          postalCode: 'IV51 9DE',
          country: 'GB',
          phone: '+441478612345',
        },
        email: 'jo@example.test',
        payment: { method: 'atm', bankName: 'A Bank', accountNumber: '12345678' },
      },
      { 'Idempotency-Key': randomUUID() },
    )
    expect(placed.status).toBe(201)
    const bought = placed.body.items[0]?.imageUrl ?? ''
    expect(bought).toBe(`${addressOf(work)}?order=${placed.body.id}`)

    await service.remove(work.id)
    expect(await answers(addressOf(work))).toEqual([410, 410, 410, 410])
    const kept = await ask(bought)
    expect([kept.status, kept.headers.get('Cache-Control')]).toEqual([200, 'private, max-age=300'])
    expect(await answers(`${addressOf(work)}?order=${randomUUID()}`)).toEqual([410, 410, 410, 410])
  })

  it('that nobody ever kept is not there', async () => {
    expect(await answers(`/media/${'0'.repeat(32)}/240`)).toEqual([404, 404, 404, 404])
    expect(await answers(`/media/${'0'.repeat(32)}/240?order=nonsense`)).toEqual([404, 404, 404, 404])
  })

  it('is kept for a minute alone where a better one is on its way', async () => {
    const work = await draft()
    await service.publish(work.id, work.version)
    const taking = () =>
      fetch(`${api.url}${addressOf(work)}`, { headers: { Accept: 'image/avif,image/webp' } })
    const early = await taking()
    expect([early.headers.get('Content-Type'), early.headers.get('Cache-Control')]).toEqual([
      'image/webp',
      'public, max-age=60',
    ])
  })
})
