import { expect, it } from 'vitest'
import { httpCaller } from './call.ts'
import { ownPayoutsClient, payoutAdministrationClient } from './payouts-client.ts'

const answering = (body: unknown) =>
  payoutAdministrationClient(
    httpCaller({ origin: 'https://shop.test', fetch: async () => Response.json(body) }),
  )
const batch = { id: 'batch', total: 85 }

it('takes nothing as taken out where a server of the release before says nothing of it', async () => {
  const known = { total: 8_500, takenOut: { count: 0, amount: 0 } }
  expect(await answering(batch).batch('batch')).toMatchObject(known)
  expect(await answering(batch).send('batch')).toMatchObject(known)
  expect(await answering([batch]).batches()).toMatchObject([known])
})

it('passes on what was taken out', async () => {
  const told = { ...batch, takenOut: { count: 1, amount: 12.5 } }
  expect(await answering(told).batch('batch')).toMatchObject({ takenOut: { count: 1, amount: 1_250 } })
})

it('tells of no orders of a payout where a server of the release before says nothing of them', async () => {
  const own = (body: unknown) =>
    ownPayoutsClient(httpCaller({ origin: 'https://shop.test', fetch: async () => Response.json(body) }))
  expect(await own([{ amount: 85 }]).payouts()).toMatchObject([{ amount: 8_500, orders: [] }])
  const orders = [{ orderNumber: '4829-1736', amount: 85 }]
  expect(await own([{ amount: 85, orders }]).payouts()).toMatchObject([
    { orders: [{ orderNumber: '4829-1736', amount: 8_500 }] },
  ])
})
