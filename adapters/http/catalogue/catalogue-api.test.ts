import { request } from 'node:http'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { artistsClient, catalogueClient } from '#adapters/http-client/catalogue-client.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { givenArtist, givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { anySign } from '#adapters/testing/any-sign.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { Catalogue } from '#application/catalogue/contract.ts'
import { ruleOf } from '../route-rules.ts'

let api: RunningApi
let origin: string
let sql: Sql
let catalogue: Catalogue

beforeAll(async () => {
  api = await runningApi()
  origin = api.url
  sql = api.database.sql
  catalogue = postgresAssembly(api.database.orm).get(catalogueServices.catalogue)
  await givenArtwork(sql, { title: 'Harbour at Dusk', price: 640_00, createdAt: new Date('2026-03-01') })
  await givenArtwork(sql, {
    title: 'Salt Geometry',
    category: 'digital-art',
    price: 45_00,
    createdAt: new Date('2026-03-02'),
  })
  await givenArtwork(sql, {
    title: 'Red Interval',
    artist: 'Dalia Haddad',
    category: 'abstract',
    price: 99_99,
    createdAt: new Date('2026-03-03'),
  })
  await givenArtist(sql, 'Pending Person', 'pending')
})
afterAll(() => api.close())

const get = (path: string): Promise<Response> => fetch(`${origin}/api${path}`)
const titles = async (path: string): Promise<string[]> =>
  ((await (await get(path)).json()) as { title: string }[]).map(({ title }) => title)

describe('the catalogue over HTTP', () => {
  it('lists the newest first, with the count and the way on', async () => {
    const response = await get('/artworks?limit=2')
    expect(response.headers.get('X-Total-Count')).toBe('3')
    const next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1] ?? ''
    expect(next).toMatch(/^\/api\/artworks\?limit=2&cursor=/)
    expect(await titles(next.slice('/api'.length))).toEqual(['Harbour at Dusk'])
  })

  it.each([
    ['/artworks?category=digital', ['Salt Geometry']],
    ['/artworks?category=painting', ['Harbour at Dusk']],
    ['/artworks?priceMax=99.99&sort=price-asc', ['Salt Geometry', 'Red Interval']],
    ['/artworks/search?query=habour', ['Harbour at Dusk']],
    ['/artworks/search?query=red&category=abstract', ['Red Interval']],
    ['/artworks/trending?priceMin=500', ['Harbour at Dusk']],
    ['/artworks?q=', ['Red Interval', 'Salt Geometry', 'Harbour at Dusk']],
  ])('answers %s', async (path, expected) => {
    expect(await titles(path)).toEqual(expected)
  })

  it.each([
    ['/artworks?limit=0', 'limit'],
    ['/artworks?limit=101', 'limit'],
    ['/artworks?limit=ten', 'limit'],
    ['/artworks?sort=cheapest', 'sort'],
    ['/artworks?category=furniture', 'category'],
    ['/artworks?priceMin=-1', 'priceMin'],
    ['/artworks?priceMax=1.999', 'priceMax'],
    ['/artworks?q=a&q=b', 'q'],
    ['/artworks?cursor=nonsense', 'cursor'],
    ['/artworks?cursor=popular~1~1~x~1', 'cursor'],
    ['/artists?sort=age', 'sort'],
    ['/artists?ids=,', 'ids'],
    ['/artists?cursor=%25', 'cursor'],
  ])('refuses %s and names the field', async (path, field) => {
    const response = await get(path)
    expect(response.status).toBe(400)
    expect(((await response.json()) as { fields: object }).fields).toHaveProperty(field)
  })

  it.each([
    '/artworks/nonsense',
    '/artworks/00000000-0000-4000-8000-000000000000',
    '/artists/%00',
    '/artists/x',
  ])('knows nothing of %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('answers 304 to whoever has the page already', async () => {
    const etag = (await get('/artworks')).headers.get('ETag') ?? ''
    expect(etag).not.toBe('')
    // fetch itself would add a Cache-Control that asks for the whole page.
    const status = await new Promise((resolve, reject) => {
      request(`${origin}/api/artworks`, { headers: { 'If-None-Match': etag } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(304)
  })

  it('counts every category', async () => {
    expect(await (await get('/categories')).json()).toContainEqual({
      category: 'abstract',
      label: 'Abstract',
      count: 1,
    })
  })

  it('never breaks, whatever is asked', async () => {
    const name = fc.constantFrom(
      'q',
      'cursor',
      'category',
      'priceMin',
      'priceMax',
      'artist',
      'ids',
      'sort',
      'limit',
    )
    const path = fc.constantFrom(
      '/artworks',
      '/artworks/search',
      '/artworks/trending',
      '/artists',
      '/artists/featured',
    )
    await fc.assert(
      fc.asyncProperty(path, name, fc.string({ unit: anySign }), async (where, field, value) => {
        const response = await get(`${where}?${new URLSearchParams({ [field]: value, query: value })}`)
        expect(response.status).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
    expect(api.unforeseen()).toEqual([])
  })

  it('conforms to its own description', async () => {
    const [work] = await sql<{ id: string; artist_id: string }>('select id, artist_id from artworks limit 1')
    const { paths } = (await (await get('/openapi.json')).json()) as { paths: Record<string, object> }
    const described = Object.entries(paths)
      .filter(([path, calls]) => 'get' in calls && ruleOf(`GET ${path}`) === 'anyone')
      .map(([path]) => path)
      .filter((path) => /^\/(artworks|artists|categories)/.test(path))
    expect(described.length).toBeGreaterThan(7)
    for (const path of described) {
      const id = path.startsWith('/artists') ? work?.artist_id : work?.id
      // Throws for an answer that is otherwise than described.
      const { status } = await api.call('GET', path.replace('{id}', id ?? ''))
      expect([path, status]).toEqual([path, 200])
    }
  })
})

describe('the client', () => {
  it('reads the same catalogue as the services', async () => {
    const client = catalogueClient(httpCaller({ origin }))
    const first = await client.artworks({ limit: 2 })
    expect(first).toEqual(await catalogue.artworks({ limit: 2 }))
    expect(await client.artworks({ limit: 2, cursor: first.next ?? '' })).toEqual(
      await catalogue.artworks({ limit: 2, cursor: first.next ?? '' }),
    )
    expect(await client.artworks({ ids: first.items.map(({ id }) => id) })).toMatchObject({ total: 2 })
    expect(await client.trending({ category: 'abstract' })).toEqual(
      await catalogue.trending({ category: 'abstract' }),
    )
    expect(await client.categoryCounts()).toEqual(await catalogue.categoryCounts())
    expect((await client.artwork(first.items[0]?.id ?? '')).artistReceives).toBe(84_99)
  })

  it('throws what the services throw', async () => {
    const client = catalogueClient(httpCaller({ origin }))
    await expect(client.artwork('gone')).rejects.toMatchObject({
      refusal: 'not-found',
      code: 'artwork-not-found',
    })
    await expect(client.artworks({ cursor: 'x' })).rejects.toMatchObject({
      refusal: 'unreadable',
      code: 'bad-cursor',
    })
  })

  it('meets the artists, page by page', async () => {
    const artists = artistsClient(httpCaller({ origin }))
    const first = await artists.artists({ limit: 1 })
    const ids = (await artists.artists({})).items.map((artist) => artist.id)
    expect((await artists.artists({ ids: [...ids, 'nonsense'] })).items.map((artist) => artist.id)).toEqual(
      ids,
    )
    expect((await artists.artists({ ids: ids.slice(1) })).total).toBe(ids.length - 1)
    expect([first.total, first.items[0]?.name]).toEqual([2, 'Amina Njoroge'])
    const second = await artists.artists({ limit: 1, cursor: first.next ?? '' })
    expect([second.items[0]?.name, second.next]).toEqual(['Dalia Haddad', null])
    expect((await artists.featured({})).items[0]?.name).toBe('Amina Njoroge')
    expect((await artists.artist(first.items[0]?.id ?? '')).artworks).toHaveLength(2)
  })

  it('goes on behind an artist with the longest name there can be', async () => {
    const name = '名'.repeat(600)
    await givenArtist(sql, name)
    await givenArtist(sql, `${name.slice(1)}語`)
    const artists = artistsClient(httpCaller({ origin }))
    const first = await artists.artists({ limit: 3 })
    expect(first.items[2]?.name).toBe(name)
    const second = await artists.artists({ limit: 3, cursor: first.next ?? '' })
    expect(second.items.map((artist) => artist.name)).toEqual([`${name.slice(1)}語`])
    await sql(`delete from artists where name like '名%'`)
  })
})
