import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Somebody who buys a piece of a work, again and again, each time as somebody else. */
export interface Buying {
  readonly url: string
  readonly work: string
  readonly count: number
  readonly connections: number
  /** How many begin in a second; as many as there are connections for where it is left out. */
  readonly perSecond?: number
}

/** What came of it, in milliseconds from the first call to the last answer. */
export interface Bought {
  readonly answered: number
  readonly milliseconds: readonly number[]
}

/** Good for years to come, whenever this is measured. */
const expiryDate = `12/${(new Date().getUTCFullYear() + 3) % 100}`
const card = { cardNumber: '4242424242424242', cardName: 'Lena Okoro', expiryDate, cvv: '739' }

const shipping = {
  name: 'Lena Okoro',
  street: '12 Marina Road',
  city: 'Lagos',
  state: 'Lagos State',
  postalCode: '101241',
  country: 'NG',
  phone: '+2348012345678',
}

const post = (agent: Agent, url: string, body: object): Promise<Readonly<Record<string, unknown>>> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const asking = request(url, { agent, method: 'POST', headers }, (response) => {
      text(response).then((said) => {
        if (response.statusCode === 201) resolve(JSON.parse(said) as Readonly<Record<string, unknown>>)
        else reject(new Error(`${url} answered ${response.statusCode}: ${said}`))
      }, reject)
    })
    asking.on('error', reject)
    asking.end(JSON.stringify(body))
  })

/** Both calls of a checkout. */
async function checkOut(agent: Agent, { url, work }: Buying): Promise<void> {
  const { token } = await post(agent, `${url}/api/sandbox-payments/tokens`, card)
  await post(agent, `${url}/api/orders`, {
    items: [{ artworkId: work, quantity: 1, line: randomUUID() }],
    shipping,
    email: `buyer-${randomUUID()}@example.test`,
    payment: { method: 'card', token },
  })
}

/** Buys as often as was asked. @throws Error where something else than an order came of it */
export async function bought(buying: Buying): Promise<Bought> {
  const { count, connections, perSecond } = buying
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const milliseconds: number[] = []
  const begun = performance.now()
  let next = 0
  const buyer = async (): Promise<void> => {
    for (let turn = next++; turn < count; turn = next++) {
      const due = perSecond === undefined ? 0 : begun + (turn * 1_000) / perSecond
      const wait = due - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      // Whoever comes late, because others are still waited for, has waited since it was their turn.
      const since = due || performance.now()
      await checkOut(agent, buying)
      milliseconds.push(performance.now() - since)
    }
  }
  await Promise.all(Array.from({ length: connections }, buyer))
  agent.destroy()
  return { answered: milliseconds.length, milliseconds }
}
