import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { httpCaller } from '#adapters/http-client/call.ts'
import { ownArtworksClient } from '#adapters/http-client/own-artworks-client.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { ownTemporaryFolder } from '#adapters/testing/own-temporary-folder.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { OwnArtworks, OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { type ArtworkForm, blankArtwork } from '#domain/catalogue/artwork-fields.ts'

let api: RunningApi
let cookie = ''
let service: OwnArtworks
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-media-'))
})
ownTemporaryFolder()
beforeAll(async () => {
  api = await runningApi({ mediaFolder: folder })
})
beforeEach(async () => {
  cookie = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'artist', 'Amina'))
  service = artworksWith(cookie)
})
afterEach(async () => {
  expect(api.unforeseen()).toEqual([])
  expect(await readdir(tmpdir())).toEqual([])
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const artworksWith = (carried: string): OwnArtworks =>
  ownArtworksClient(
    httpCaller({
      origin: api.url,
      fetch: (asked, init) =>
        fetch(asked, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie: carried } }),
    }),
  )

const form: ArtworkForm = {
  ...blankArtwork,
  title: 'Harbour at Dusk',
  description: 'The last ferry.',
  category: 'paintings',
  medium: 'Oil on board',
  year: 2025,
  edition: '3 of 12',
  widthCm: 60,
  heightCm: 45.5,
  price: 640_50,
  stock: 2,
  unique: false,
}

const picture = async (background = '#2040a0', name = 'harbour.png'): Promise<File> => {
  const bytes = await sharp({ create: { width: 960, height: 720, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

/** A form as a browser sends it, to a call of the specification. */
async function send<Body>(
  method: 'POST' | 'PUT',
  path: string,
  fields: readonly (readonly [string, string | File])[],
) {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  const response = await fetch(`${api.url}/api${path}`, { method, body, headers: { cookie } })
  return { status: response.status, body: (await response.json()) as Body }
}

const validFields: readonly (readonly [string, string])[] = [
  ['title', 'Harbour at Dusk'],
  ['description', 'The last ferry.'],
  ['category', 'painting'],
  ['price', '640.50'],
  ['stock', '2'],
  ['medium', 'Oil on board'],
  ['year', '2025'],
  ['edition', ' 3 of 12 '],
  ['widthCm', '60'],
  ['heightCm', '45.5'],
]

describe('a whole work', () => {
  it('is hung by one form, changed by another, and taken down', async () => {
    const posted = await send<OwnArtworkView>('POST', '/artworks', [
      ...validFields,
      ['images', await picture()],
      ['images', await picture('#a02020')],
      ['alt', 'The harbour'],
      ['alt', 'A detail'],
    ])
    expect(posted).toMatchObject({
      status: 201,
      body: {
        state: 'public',
        price: 640.5,
        category: 'paintings',
        edition: '3 of 12',
        artistReceives: 544.43,
      },
    })
    const { id, images } = posted.body
    const open = await api.call<ArtworkView>('GET', `/artworks/${id}`)
    expect(open.body.edition).toBe('3 of 12')
    expect(open.body.images.map(({ alt, width }) => [alt, width])).toEqual([
      ['The harbour', 960],
      ['A detail', 960],
    ])
    const shown = await fetch(`${api.url}${images[0]?.imageUrl}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])

    const put = await send<OwnArtworkView>('PUT', `/artworks/${id}`, [
      ['price', '700'],
      ['keepImages', images[1]?.imageUrl ?? ''],
    ])
    expect(put).toMatchObject({
      status: 200,
      body: { price: 700, title: 'Harbour at Dusk', edition: '3 of 12', images: [{ alt: 'A detail' }] },
    })
    const all = await api.call<OwnArtworkView[]>('GET', '/artworks/artist/my-artworks/all', undefined, {
      cookie,
    })
    expect(all.body.map((work) => work.id)).toEqual([id])
    expect(
      (await api.call<OwnArtworkView[]>('GET', '/artworks/artist', undefined, { cookie })).body,
    ).toHaveLength(1)

    expect(await api.call('DELETE', `/artworks/${id}`, undefined, { cookie })).toMatchObject({ status: 204 })
    expect(await api.call('GET', `/artworks/${id}`)).toMatchObject({ status: 404 })
    expect((await service.putBack(id)).state).toBe('public')
  })

  it('says itself whether it is one of a kind, and is not once there are several', async () => {
    const post = async (...more: (readonly [string, string])[]) => {
      const fields = validFields.filter(([name]) => name !== 'stock')
      return send<OwnArtworkView>('POST', '/artworks', [
        ...fields,
        ...more,
        ['images', await picture()],
        ['alt', 'A harbour'],
      ])
    }
    const unique = await post(['stock', '1'])
    expect(unique.body).toMatchObject({ stock: 1, unique: true })
    expect((await post(['stock', '1'], ['unique', 'false'])).body).toMatchObject({ unique: false })
    expect((await post(['stock', '2'])).body).toMatchObject({ unique: false })
    expect(await post(['stock', '2'], ['unique', 'true'])).toMatchObject({
      status: 422,
      body: { fields: { stock: 'A one-of-a-kind work is there once: 1, or 0 when it is gone' } },
    })
    expect(await post(['unique', 'perhaps'])).toMatchObject({
      status: 422,
      body: { fields: { unique: expect.any(String) } },
    })

    const put = (...fields: (readonly [string, string])[]) =>
      send<OwnArtworkView>('PUT', `/artworks/${unique.body.id}`, fields)
    expect((await put(['stock', '0'])).body).toMatchObject({ stock: 0, unique: true })
    expect((await put(['stock', '1'])).body).toMatchObject({ stock: 1, unique: true })
    expect((await put(['stock', '4'])).body).toMatchObject({ stock: 4, unique: false })
    expect((await put(['stock', '1'])).body).toMatchObject({ stock: 1, unique: false })
  })

  it('is refused with what is wrong, field by field', async () => {
    expect(
      await send('POST', '/artworks', [
        ['price', 'cheap'],
        ['stock', '1.5'],
        ['category', 'hats'],
      ]),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'artwork-incomplete',
        fields: {
          title: 'A title is required',
          price: 'A price in dollars, please, such as 1250.50',
          stock: 'The stock must be a whole number, 0 to 100,000',
          category: 'Please choose a category',
          pictures: 'At least one picture is required',
        },
      },
    })
    const words = new File(['Just words'], 'harbour.png', { type: 'image/png' })
    expect(await send('POST', '/artworks', [...validFields, ['images', words], ['alt', 'x']])).toMatchObject({
      status: 422,
      body: { code: 'picture-unknown', fields: { images: expect.any(String) } },
    })
    expect(await send('PUT', '/artworks/nonsense', [['title', 'x']])).toMatchObject({ status: 404 })
    expect(await send('POST', '/artworks', [...validFields, ['title', 'again']])).toMatchObject({
      status: 400,
    })
  })

  it('is not read from anything but a form', async () => {
    for (const body of [{ title: 'x' }, '{}'])
      expect(await api.call('POST', '/artworks', body, { cookie })).toMatchObject({ status: 415 })
    const broken = { cookie, 'Content-Type': 'multipart/form-data' }
    expect(await api.call('POST', '/artworks', 'x', broken)).toMatchObject({ status: 400 })
  })

  it('comes with twelve pictures at most', async () => {
    const many = await Promise.all(
      Array.from({ length: 13 }, async () => ['images', await picture()] as const),
    )
    expect(await send('POST', '/artworks', [...validFields, ...many])).toMatchObject({ status: 413 })
  })
})

describe('the service', () => {
  it('does over HTTP what it does at home', async () => {
    const { id } = await service.create({ ...form, title: '', price: null })
    const shares: number[] = []
    const added = await service.addPicture(id, await picture(), (share) => shares.push(share))
    expect([added.pictures.length, shares.at(-1)]).toEqual([1, 1])
    await expect(service.publish(id, added.version)).rejects.toMatchObject({
      refusal: 'rule-broken',
      fields: { title: 'A title is required', alt: expect.any(String) },
    })
    const pictures = added.pictures.map((each) => ({ id: each.id, alt: 'The harbour' }))
    const saved = await service.save(id, { ...form, pictures }, added.version)
    await expect(service.save(id, form, added.version)).rejects.toMatchObject({ code: 'stale-version' })
    expect((await service.publish(id, saved.version)).state).toBe('public')
    expect((await service.duplicate(id)).state).toBe('draft')
    const page = await service.list({ sort: 'title', limit: 1 })
    expect([page.total, page.items.length]).toEqual([2, 1])
    expect((await service.list({ sort: 'title', limit: 1, cursor: page.next ?? '' })).items).toHaveLength(1)
  })

  it('makes the sizes of a picture in the background', async () => {
    const { id } = await service.create(form)
    await service.addPicture(id, await picture('#208040'))
    const queued = await api.database.sql(`select from jobs.job where name = 'make-picture-sizes'`)
    expect(queued.length).toBeGreaterThan(0)
  })

  it('previews an import and takes it in', async () => {
    const csv = new File(['Title,Price\nDune,45\n,3\n'], 'export.csv', { type: 'text/csv' })
    expect((await service.previewImport(csv)).map(({ problems }) => problems.length)).toEqual([0, 1])
    expect(await service.import(csv)).toEqual({ came: 1, skipped: 1 })
    await expect(service.import(new File([], 'empty.csv'))).rejects.toMatchObject({ code: 'import-empty' })
  })

  it('says what is wrong with a table of 19 MB, and goes on', async () => {
    const table = new File(['Title,Price\n', ','.repeat(19_000_000), '\n'], 'table.csv')
    await expect(service.previewImport(table)).rejects.toMatchObject({
      refusal: 'rule-broken',
      message: expect.stringContaining('Line 2 has more than 200 columns.'),
    })
  }, 60_000)

  it('turns the prices of an import into dollars at the rate it is told', async () => {
    const csv = new File(['Title,Price,Currency,Tags\nFog,45.50,EUR,grey\n'], 'export.csv')
    expect(await service.previewImport(csv)).toMatchObject([
      {
        price: null,
        currency: 'EUR',
        category: '',
        leftOut: ['tags'],
        problems: [expect.stringContaining('EUR')],
      },
    ])
    const rate = { currency: 'EUR', dollars: 1.1 }
    expect(await service.previewImport(csv, rate)).toMatchObject([{ price: 50_05, problems: [] }])
    await expect(service.import(csv, { currency: 'euro', dollars: 0 })).rejects.toMatchObject({
      refusal: 'rule-broken',
      fields: { currency: expect.any(String), dollars: expect.any(String) },
    })
    expect(await service.import(csv, rate)).toEqual({ came: 1, skipped: 0 })
    const { items } = await service.list({ q: 'Fog' })
    expect(items[0]?.price).toBe(50_05)
  })

  it('is for artists', async () => {
    await expect(artworksWith('').list({})).rejects.toMatchObject({ refusal: 'not-signed-in' })
    const shopper = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'user'))
    await expect(artworksWith(shopper).create(form)).rejects.toMatchObject({ refusal: 'not-found' })
  })
})

describe('an upload', () => {
  it('that is too large is refused before it is all there', async () => {
    const { id } = await service.create(form)
    const body = new FormData()
    body.append('picture', new File([new Uint8Array(26 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' }))
    const response = await fetch(`${api.url}/api/artist/artworks/${id}/pictures`, {
      method: 'POST',
      body,
      headers: { cookie },
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('25 MB'),
    })
  })

  it.each([
    ['POST', '/artworks', 'images'],
    ['PUT', '/artworks/a-work', 'images'],
    ['POST', '/artists', 'profilePicture'],
    ['PUT', '/artists', 'profilePicture'],
  ] as const)(
    'that is too large is refused by %s %s, too, as the last of a form',
    async (method, path, field) => {
      const large = new File([new Uint8Array(27 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' })
      expect(await send(method, path, [...validFields, [field, large]])).toMatchObject({
        status: 413,
        body: { code: 'too-large', message: expect.stringContaining('25 MB') },
      })
    },
  )

  it('that breaks off in the middle leaves nothing behind', async () => {
    const { id } = await service.create(form)
    const { hostname, port } = new URL(api.url)
    const socket = connect(Number(port), hostname)
    const head =
      '--edge\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
    socket.write(
      `POST /api/artist/artworks/${id}/pictures HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n` +
        `Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: 5000000\r\n\r\n${head}`,
    )
    socket.write(Buffer.alloc(300_000, 1))
    await expect.poll(() => readdir(tmpdir())).not.toEqual([])
    socket.destroy()
    await expect.poll(() => readdir(tmpdir())).toEqual([])
    expect((await service.artwork(id)).pictures).toEqual([])
  })
})
