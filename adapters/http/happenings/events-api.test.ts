import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardPayment, orderOf, sendKeptOrder, sendOrder } from '#adapters/testing/shopping.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterAll(() => api.close())

const open: AbortController[] = []
afterAll(() => {
  for (const each of open) each.abort()
})

/** Reads a stream piece by piece. */
async function stream(cookie: string, headers: Readonly<Record<string, string>> = {}) {
  const hangUp = new AbortController()
  open.push(hangUp)
  const response = await fetch(`${api.url}/api/events`, {
    headers: { cookie, 'Accept-Encoding': 'gzip, br', ...headers },
    signal: hangUp.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let read = ''
  return {
    response,
    hangUp: () => hangUp.abort(),
    /** Reads until something is there. @throws where the stream ends before */
    async until(text: string): Promise<string> {
      while (!read.includes(text)) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
        if (done) throw new Error(`The stream has ended with: ${read}`)
        read += value
      }
      return read
    },
    async end(): Promise<string> {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
        if (done) return read
        read += value
      }
    },
  }
}

async function somebody(role: 'admin' | 'artist' | 'user', name = `Somebody ${role}`) {
  const userId = await givenAccount(api.database.sql, role, name)
  return { userId, cookie: await givenSession(api.database.sql, userId) }
}

/** A sold work of an artist's. @returns the order's number */
async function sold(artist: string, title: string): Promise<string> {
  const id = await givenArtwork(api.database.sql, { title, artist })
  return (await sendOrder(api, orderOf(id, await cardPayment(api)))).body.number
}

describe('GET /events', () => {
  it('tells admins and its artist of a paid order and of a sold-out work, as they happen', async () => {
    const [admin, artist] = [await somebody('admin'), await somebody('artist')]
    const [his, hers] = [await stream(admin.cookie), await stream(artist.cookie)]
    expect(his.response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
    expect(his.response.headers.get('Content-Encoding')).toBeNull()
    const number = await sold('Somebody artist', 'Told at once')
    await his.until(`event: happening\ndata: {"kind":"order-paid","number":"${number}"}\n\n`)
    await hers.until(`data: {"kind":"order-paid","number":"${number}"}`)
    for (const line of [his, hers])
      expect(await line.until('"title":"Told at once"')).toContain('"kind":"artwork-sold-out"')
    expect(api.unforeseen()).toEqual([])
  })

  it('tells admins alone of an order that waits for a transfer, and then of its money', async () => {
    const [admin, artist] = [await somebody('admin'), await somebody('artist', 'Patient Artist')]
    const [his, hers] = [await stream(admin.cookie), await stream(artist.cookie)]
    const id = await givenArtwork(api.database.sql, { title: 'Waits', artist: 'Patient Artist' })
    const payment = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' } as const
    const { number } = await sendKeptOrder(api, orderOf(id, payment))
    await his.until(`{"kind":"order-placed","number":"${number}"}`)
    const { cookie } = await somebody('admin')
    await api.call('POST', `/admin/orders/${number}/mark-paid`, undefined, { cookie })
    await his.until(`{"kind":"order-paid","number":"${number}"}`)
    expect(await hers.until(`"number":"${number}"`)).not.toContain('order-placed')
  })

  it('tells an admin who wants to sell, and an artist who writes', async () => {
    const [admin, artist] = [await somebody('admin'), await somebody('artist')]
    const [his, hers] = [await stream(admin.cookie), await stream(artist.cookie)]
    const registered = await api.browser().call('POST', '/auth/register', {
      name: 'Neema Odhiambo',
      email: 'neema@example.test',
      country: 'KE',
      phone: '+254712345678',
      password: 'seven kilns and a cat',
      role: 'artist',
    })
    expect(registered.status).toBe(201)
    expect(await his.until('"name":"Neema Odhiambo"')).toContain('"kind":"artist-waits"')

    const [row] = await api.database.sql<{ id: string }>('select id from artists where user_id = $1', [
      artist.userId,
    ])
    await api.call('POST', `/artists/${row?.id}/messages`, {
      name: 'Lena',
      email: 'lena@example.test',
      subject: 'The harbour',
      text: 'Is it Mombasa?',
    })
    expect(await hers.until('The harbour')).toContain('"kind":"message-arrived"')
    expect(await hers.until('The harbour')).not.toContain('lena@example.test')
  })

  it('says to whoever comes back that something may have been missed', async () => {
    const { cookie } = await somebody('admin')
    const again = await stream(cookie, { 'Last-Event-ID': 'here' })
    expect(await again.until('event: missed\n')).toContain('data: {}')
  })

  it('is for people who are signed in', async () => {
    const { response } = await stream('')
    expect(response.status).toBe(401)
  })

  it('is not there for shoppers, to whom nothing would be told', async () => {
    const { response } = await stream((await somebody('user')).cookie)
    expect(response.status).toBe(404)
  })

  it('tells no admin what they did themselves, but to look again', async () => {
    const [admin, other] = [await somebody('admin'), await somebody('admin')]
    const id = await givenArtwork(api.database.sql, { title: 'Received', artist: 'Received Artist' })
    const payment = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' } as const
    const { number } = await sendKeptOrder(api, orderOf(id, payment))
    const [own, others] = [await stream(admin.cookie), await stream(other.cookie)]
    await api.call('POST', `/admin/orders/${number}/mark-paid`, undefined, { cookie: admin.cookie })
    await others.until(`{"kind":"order-paid","number":"${number}"}`)
    expect(await own.until('event: missed')).not.toContain('order-paid')
  })

  it('takes only so many streams of one account, and takes more when others are closed', async () => {
    const { cookie } = await somebody('artist')
    const all = await Promise.all(Array.from({ length: 8 }, () => stream(cookie)))
    await Promise.all(all.map((each) => each.until('retry')))
    const refused = await stream(cookie)
    expect(refused.response.status).toBe(429)
    expect(refused.response.headers.get('Retry-After')).toBe('30')
    all[0]?.hangUp()
    await expect.poll(async () => (await stream(cookie)).response.status).toBe(200)
    for (const each of all) each.hangUp()
  })
})

it('ends all streams when the server stops, which does not wait for them', async () => {
  const own = await runningApi()
  const admin = await givenSession(own.database.sql, await givenAccount(own.database.sql, 'admin'))
  const response = await fetch(`${own.url}/api/events`, { headers: { cookie: admin } })
  const began = performance.now()
  const [text] = await Promise.all([response.text(), own.close()])
  expect(text).toContain('retry')
  expect(performance.now() - began).toBeLessThan(4_000)
})
