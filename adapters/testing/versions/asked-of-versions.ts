import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { cardForm, orderOf, testCards } from '../shopping.ts'
import type { Opened } from './version-process.ts'

interface Described {
  readonly 'x-for': string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly example: unknown
  }[]
}

/** Everything that a server says can be read without saying what of, and what each of some servers answers to it. */
export async function readAll(
  described: string,
  servers: readonly string[],
  sessions: Opened['sessions'],
): Promise<readonly string[]> {
  const { paths } = (await (await fetch(`${described}/api/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  }
  const answers: string[] = []
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || path.includes('{') || path === '/events') continue
    const whom = get['x-for']
    const cookie = whom === 'artist' || whom === 'admin' ? sessions[whom] : sessions.user
    const query = new URLSearchParams(
      get.parameters
        .filter((each) => each.in === 'query' && each.required)
        .map(({ name, example }) => [name, String(example)]),
    )
    for (const url of servers) {
      const headers = { cookie, 'accept-encoding': 'identity' }
      const answer = await fetch(`${url}/api${path}?${query}`, { headers, redirect: 'manual' })
      await answer.arrayBuffer()
      answers.push(`${path} ${answer.status}`)
    }
  }
  return answers
}

/** Those of the answers that are refusals, or worse. */
export const refusedOf = (answers: readonly string[]): readonly string[] =>
  answers.filter((each) => !/ [23]\d\d$/.test(each))

async function ask(url: string, cookie: string, path: string, sent?: unknown) {
  const answer = await fetch(`${url}/api${path}`, {
    method: sent === undefined ? 'GET' : 'POST',
    headers: {
      cookie,
      'idempotency-key': randomUUID(),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Somebody with an account buys a piece at one server, and sees the order at another. */
export async function sellAt(url: string, other: string, { work, sessions }: Omit<Opened, 'url'>) {
  const { body: card } = await ask(url, sessions.user, '/sandbox-payments/tokens', cardForm(testCards.pays))
  const order = orderOf(work, { method: 'card', token: String(card.token) })
  const placed = await ask(url, sessions.user, '/orders', order)
  expect(placed).toMatchObject({ status: 201, body: { status: 'paid' } })
  const { number } = placed.body
  expect(await ask(other, sessions.user, `/orders/${String(number)}`)).toMatchObject({
    status: 200,
    body: { number, status: 'paid' },
  })
}

/** How many pieces of a work a server says are left. */
export const stockAt = async (url: string, work: string): Promise<unknown> =>
  ((await (await fetch(`${url}/api/artworks/${work}`)).json()) as { stock: number }).stock
