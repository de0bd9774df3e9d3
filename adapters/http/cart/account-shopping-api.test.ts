import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenArtist, givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { CartView } from '#application/cart/contract.ts'
import type { ArtworkView } from '#application/catalogue/contract.ts'

let api: RunningApi
let browser: Pick<RunningApi, 'call'>
let bowl: string
let print: string
beforeAll(async () => {
  api = await runningApi()
  bowl = await givenArtwork(api.database.sql, { title: 'Tide Bowl', price: 120_50, stock: 3 })
  print = await givenArtwork(api.database.sql, { title: 'Night Market', price: 19_99, stock: 1 })
})
beforeEach(async () => {
  browser = api.browser()
  await browser.call('POST', '/auth/register', {
    name: 'Lena Okoro',
    email: `${randomUUID()}@example.test`,
    country: 'NG',
    phone: '+2348012345678',
    password: 'wide blue harbour',
  })
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(() => api.close())

describe('/cart', () => {
  it('holds what the account wants, with totals', async () => {
    await browser.call('PUT', `/cart/items/${bowl.toUpperCase()}`, { quantity: 2 })
    const put = await browser.call<CartView>('PUT', `/cart/items/${print}`, { quantity: 5, price: 19.99 })
    expect(put).toMatchObject({
      status: 200,
      body: { totalItems: 3, totalPrice: 260.99, error: 'Reached maximum stock' },
    })
    const read = await browser.call<CartView>('GET', '/cart')
    expect(read.body).toEqual({ ...put.body, error: null })
    expect(read.headers.get('Cache-Control')).toMatch(/private|no-store/)
    const { body } = await browser.call<CartView>('DELETE', `/cart/items/${bowl}`)
    expect(body.items.map(({ id }) => id)).toEqual([print])
    expect((await browser.call<CartView>('DELETE', '/cart')).body.totalItems).toBe(0)
  })

  it('takes a browser’s cart in once for its key, by either name of a work', async () => {
    const cart = {
      items: [
        { artworkId: bowl, quantity: 2 },
        { id: print, quantity: 1, title: 'Night Market' },
      ],
      key: 'a-browser',
    }
    const merged = await browser.call<CartView>('POST', '/cart/merge', cart)
    expect(merged).toMatchObject({ status: 200, body: { totalItems: 3 } })
    expect((await browser.call<CartView>('POST', '/cart/merge', cart)).body).toEqual(merged.body)
  })

  it.each([
    [{}],
    [{ quantity: 0 }],
    [{ quantity: 1.5 }],
    [{ quantity: '1' }],
    [{ quantity: 1, price: -1 }],
    [{ quantity: 1, price: 1.001 }],
  ])('answers 422 to %j', async (body) => {
    expect(await browser.call('PUT', `/cart/items/${bowl}`, body)).toMatchObject({ status: 422 })
  })

  it.each([
    [{ items: 'all' }],
    [{ items: [{ quantity: 1 }] }],
    [{ items: [7] }],
    [{ items: Array.from({ length: 501 }, () => ({ artworkId: 'x', quantity: 1 })) }],
  ])('answers 422 to a merge of nonsense', async (body) => {
    expect(await browser.call('POST', '/cart/merge', body)).toMatchObject({ status: 422 })
  })

  it('answers 404 to unknown works, and 401 to visitors', async () => {
    for (const id of [randomUUID(), 'nonsense'])
      expect(await browser.call('PUT', `/cart/items/${id}`, { quantity: 1 })).toMatchObject({ status: 404 })
    for (const [method, path] of [
      ['GET', '/cart'],
      ['DELETE', '/cart'],
      ['GET', '/orders'],
      ['GET', '/users/favorites'],
      ['GET', '/users/following'],
    ] as const)
      expect(await api.call(method, path)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })
})

describe('/users/favorites', () => {
  it('answers every call with the works, the last one marked first', async () => {
    await browser.call('POST', `/users/favorites/${bowl}`)
    const added = await browser.call<ArtworkView[]>('POST', `/users/favorites/${print}`)
    expect(added).toMatchObject({ status: 200, body: [{ id: print }, { id: bowl }] })
    expect((await browser.call('GET', '/users/favorites')).body).toEqual(added.body)
    expect((await browser.call('GET', '/users/favorites/ids')).body).toEqual([bowl, print])
    expect(await browser.call('DELETE', `/users/favorites/${bowl}`)).toMatchObject({
      status: 200,
      body: [{ id: print }],
    })
  })

  it('is paged', async () => {
    expect(await browser.call('POST', '/users/favorites', { ids: [bowl, print, 'nonsense'] })).toMatchObject({
      status: 200,
      body: [bowl, print],
    })
    const first = await browser.call<ArtworkView[]>('GET', '/users/favorites?limit=1')
    expect([first.body.length, first.headers.get('X-Total-Count')]).toEqual([1, '2'])
    const next = /<\/api(.*)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? ''
    const second = await browser.call<ArtworkView[]>('GET', next)
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual([print, bowl])
    expect(second.headers.get('Link')).toBeNull()
  })

  it('answers 404 to unknown works, 400 and 422 to nonsense', async () => {
    expect(await browser.call('POST', `/users/favorites/${randomUUID()}`)).toMatchObject({ status: 404 })
    expect(await browser.call('GET', '/users/favorites?cursor=x')).toMatchObject({ status: 400 })
    expect(await browser.call('POST', '/users/favorites', { ids: [7] })).toMatchObject({ status: 422 })
  })
})

describe('/artists/{id}/follow', () => {
  it('follows, counts and lets go', async () => {
    const amina = await givenArtist(api.database.sql, 'Amina Njoroge')
    const followers = async () =>
      (await browser.call<{ followerCount: number }>('GET', `/artists/${amina}`)).body.followerCount
    expect(await browser.call('POST', `/artists/${amina}/follow`)).toMatchObject({ status: 204 })
    expect(await browser.call('POST', `/artists/${amina}/follow`)).toMatchObject({ status: 204 })
    expect([await followers(), (await browser.call('GET', '/users/following')).body]).toEqual([1, [amina]])
    expect(await browser.call('DELETE', `/artists/${amina}/follow`)).toMatchObject({ status: 204 })
    expect(await followers()).toBe(0)
    expect((await browser.call('POST', '/users/following', { ids: [amina] })).body).toEqual([amina])
    expect(await browser.call('POST', `/artists/${randomUUID()}/follow`)).toMatchObject({ status: 404 })
  })
})

describe('/users/following', () => {
  it('shows the artists by name, page by page', async () => {
    for (const name of ['Brook Tadesse', 'Amina Njoroge'])
      await browser.call('POST', `/artists/${await givenArtist(api.database.sql, name)}/follow`)
    const first = await browser.call<{ name: string }[]>('GET', '/users/following/artists?limit=1')
    expect([first.body[0]?.name, first.headers.get('X-Total-Count')]).toEqual(['Amina Njoroge', '2'])
    const next = /<\/api(.*)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? ''
    const second = await browser.call<{ name: string }[]>('GET', next)
    expect([second.body[0]?.name, second.headers.get('Link')]).toEqual(['Brook Tadesse', null])
  })

  it('says whether mails are wanted, and is told', async () => {
    expect((await browser.call('GET', '/users/following/mails')).body).toEqual({ wanted: true })
    expect(await browser.call('PUT', '/users/following/mails', { wanted: 'no' })).toMatchObject({
      status: 422,
    })
    expect(await browser.call('PUT', '/users/following/mails', { wanted: false })).toMatchObject({
      status: 204,
    })
    expect((await browser.call('GET', '/users/following/mails')).body).toEqual({ wanted: false })
  })
})

describe('/new-works-mails/stop', () => {
  const stop = '/new-works-mails/stop?key=made-up'

  it('refuses a key that is none of ours, by its program and by its form', async () => {
    expect(
      await api.call('POST', stop, 'List-Unsubscribe=One-Click', {
        'Content-Type': 'application/x-www-form-urlencoded',
      }),
    ).toMatchObject({
      status: 422,
      body: { code: 'link-not-known' },
    })
    const answer = await fetch(`${api.url}/api${stop}`, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      redirect: 'manual',
    })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/no-more-news?ended=no'])
  })

  it('answers 400 without one', async () =>
    expect(await api.call('POST', '/new-works-mails/stop')).toMatchObject({ status: 400 }))
})
