import { describe, expect, it } from 'vitest'
import { koaServer } from './testing/koa-server.ts'

const open = koaServer()
const proxied = koaServer({ trustProxy: true })

const made = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const sent = '7f1c0a64e2b94d17'

const idFor = async (shop: typeof open, id: string): Promise<unknown> =>
  (await shop.ask('/api/works', { headers: { 'x-request-id': id } })).headers['x-request-id']

it.each(['/', '/api/works', '/api/works/vase', '/api/nothing', '/api/away', '/explodes'])(
  'is told with every answer, each time another: %s',
  async (path) => {
    const [one, other] = [await open.ask(path), await open.ask(path)]
    expect(one.headers['x-request-id']).toMatch(made)
    expect(other.headers['x-request-id']).toMatch(made)
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  },
)

it('is known to whatever is done for its request, and nowhere else', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => open.ask('/api/aside')))
  for (const { headers, text } of answers) expect(JSON.parse(text)).toEqual([headers['x-request-id']])
})

describe('what somebody sends as the id', () => {
  it('is believed of a trusted proxy', async () => {
    expect(await idFor(proxied, sent)).toBe(sent)
    expect(await idFor(proxied, 'Root=1-67891233-abcdef012345678912345678')).toMatch(/^Root=1-/)
  })

  it('is not believed of a visitor', async () => {
    expect(await idFor(open, sent)).toMatch(made)
  })

  it.each(['short', 'x'.repeat(129), 'two words of it', '<b>12345678</b>', '{"level":60,"a":1}'])(
    'is not taken where it is none: %s',
    async (id) => {
      expect(await idFor(proxied, id)).toMatch(made)
    },
  )
})

describe('an answer that says that something went wrong on our side', () => {
  it.each(['/api/broken', '/api/away'])('tells it to programs: %s', async (path) => {
    const { headers, text } = await open.ask(path)
    expect(JSON.parse(text)).toMatchObject({ requestId: headers['x-request-id'] })
  })

  it('tells it to people', async () => {
    const { status, headers, text } = await open.ask('/explodes')
    expect(status).toBe(500)
    expect(text).toContain(String(headers['x-request-id']))
    expect(open.noted.at(-1)?.requestId).toBe(headers['x-request-id'])
  })

  it('is the only one whose body does', async () => {
    const { status, text } = await open.ask('/api/works/vase')
    expect(status).toBe(404)
    expect(JSON.parse(text)).not.toHaveProperty('requestId')
  })
})
