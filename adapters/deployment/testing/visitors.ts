import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { cardForm, orderOf } from '#adapters/testing/shopping.ts'

/** What came of a request; one that was cut off has the status 0, and says why. */
interface Answer {
  readonly status: number
  readonly body: string
}

interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Of this machine's, from which it comes. */
  readonly from?: string
}

/**
 * As browsers do, whoever only reads asks again where a connection that was kept is closed before any answer: that a server
 * behind it has died, a balancer tells in no other way.
 */
const ask = (agent: Agent, url: string, asking: Asking): Promise<Answer> =>
  new Promise((resolve) => {
    const { method = 'GET', body, headers, from } = asking
    const failed = (error: unknown) => resolve({ status: 0, body: String(error) })
    const json = { 'content-type': 'application/json' }
    const options = {
      agent,
      method,
      headers: { ...(body === undefined ? {} : json), ...headers },
      ...(from === undefined ? {} : { localAddress: from }),
    }
    const sent = request(url, options, (response: IncomingMessage) => {
      text(response).then((whole) => resolve({ status: response.statusCode ?? 0, body: whole }), failed)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (method === 'GET' && sent.reusedSocket && error.code === 'ECONNRESET')
        resolve(ask(agent, url, asking))
      else failed(error)
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** Milliseconds between two looks, or orders, of one visitor: several in whatever comes or goes, and time left for that. */
const betweenTwo = 150

/** Somebody who goes on until they are told to stop. */
export interface Visitors<Result> {
  /** @returns what has come of it */
  stop(): Promise<Result>
}

function goingOn<Result>(
  count: number,
  visit: (place: number) => Promise<void>,
  result: () => Result,
): Visitors<Result> {
  const over = new AbortController()
  const going = Array.from({ length: count }, async (_, place) => {
    while (!over.signal.aborted) await visit(place)
  })
  return {
    async stop() {
      over.abort()
      await Promise.all(going)
      return result()
    },
  }
}

/** What readers were answered: how often well, and what else, with what it came with. */
export interface Read {
  readonly answered: number
  readonly failed: readonly string[]
}

/** Reads these addresses again and again. @param headers of whoever reads, such as a session */
export function readers(
  count: number,
  shop: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Visitors<Read> {
  const agent = new Agent({ keepAlive: true })
  const failed: string[] = []
  let answered = 0
  return goingOn(
    count,
    async () => {
      const path = paths[answered % paths.length] ?? '/'
      const { status, body } = await ask(agent, shop + path, { headers })
      if (status === 200) answered += 1
      else failed.push(`${path}: ${status} ${body.slice(0, 200)}`)
      await delay(betweenTwo)
    },
    () => ({ answered, failed }),
  )
}

/** What buyers were told: the numbers of the orders that were acknowledged, and how often they had to ask again. */
export interface Bought {
  readonly numbers: readonly string[]
  readonly askedAgain: number
}

/** Buys a piece of a work again and again, each time as somebody else; who is not answered asks again, as browsers do. */
export function buyers(count: number, shop: string, work: string): Visitors<Bought> {
  const agent = new Agent({ keepAlive: false })
  const numbers: string[] = []
  let customers = 0
  let askedAgain = 0

  async function insisting(path: string, asking: Asking): Promise<Answer> {
    for (;;) {
      const answer = await ask(agent, `${shop}/api${path}`, { method: 'POST', ...asking })
      if (answer.status >= 200 && answer.status < 300) return answer
      // Anything that is refused would be refused again.
      if (answer.status >= 400 && answer.status < 500) throw new Error(`${path}: ${answer.body}`)
      askedAgain += 1
      await delay(100)
    }
  }

  async function buy(): Promise<void> {
    customers += 1
    const from = `127.1.${Math.floor(customers / 250)}.${(customers % 250) + 1}`
    const token = await insisting('/sandbox-payments/tokens', { from, body: cardForm('4242424242424242') })
    const order = {
      ...orderOf(work, { method: 'card', token: (JSON.parse(token.body) as { token: string }).token }),
      email: `buyer-${customers}@example.test`,
    }
    const placed = await insisting('/orders', {
      from,
      body: order,
      headers: { 'idempotency-key': randomUUID() },
    })
    numbers.push((JSON.parse(placed.body) as { number: string }).number)
    await delay(betweenTwo)
  }

  return goingOn(count, buy, () => ({ numbers, askedAgain }))
}

/** What came of looking, at once, at what was changed: how often it was acknowledged, and what was shown instead of it. */
export interface Changed {
  readonly acknowledged: number
  readonly unseen: readonly string[]
}

/** An admin who gives an account one name after the other and looks for it in the list of accounts. @param headers of the admin */
export function renaming(
  shop: string,
  account: string,
  headers: Readonly<Record<string, string>>,
): Visitors<Changed> {
  const agent = new Agent({ keepAlive: true })
  const unseen: string[] = []
  let tries = 0
  let acknowledged = 0

  async function rename(): Promise<void> {
    tries += 1
    const name = `Known as ${tries}`
    const changed = await ask(agent, `${shop}/api/admin/users/${account}`, {
      method: 'PUT',
      body: { name },
      headers,
    })
    if (changed.status === 200) {
      acknowledged += 1
      const { status, body } = await ask(agent, `${shop}/api/admin/users`, { headers })
      if (!body.includes(`"${name}"`)) unseen.push(`${name}: ${status} ${body.slice(0, 200)}`)
    } else if (changed.status >= 400 && changed.status < 500) throw new Error(changed.body)
    await delay(betweenTwo)
  }

  return goingOn(1, rename, () => ({ acknowledged, unseen }))
}
