import type {
  AfterSaleView,
  ReturnAdministration,
  Returns,
  ReturnView,
  Withdrawals,
} from '#application/returns/contract.ts'
import type { HttpCaller } from './call.ts'

const amounts = { givenBack: true } as const

const at = (number: string): string => `/orders/${encodeURIComponent(number)}`
const returnAt = (number: string, id: string): string => `${at(number)}/returns/${encodeURIComponent(id)}`

/** Withdrawing over HTTP. */
export const withdrawalsClient = (call: HttpCaller): Withdrawals => {
  const asking = async (request: {
    readonly path: string
    readonly key: string | undefined
    readonly body?: object
    readonly idempotencyKey?: string | undefined
  }): Promise<AfterSaleView> => {
    const { path, key, body, idempotencyKey } = request
    return (
      await call<AfterSaleView>({
        ...(body && { method: 'POST', body }),
        path,
        query: { key },
        ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
        amounts: { ...amounts, price: true },
      })
    ).body
  }
  return {
    afterSale: (number, key) => asking({ path: `${at(number)}/withdrawal`, key }),
    withdraw: (number, body, idempotencyKey, key) =>
      asking({ path: `${at(number)}/withdrawal`, key, body, idempotencyKey }),
    sendBack: (number, id, body, key) => asking({ path: `${returnAt(number, id)}/sent`, key, body }),
  }
}

const returnsFor = (call: HttpCaller, side: 'artist' | 'admin'): Returns => {
  const changed = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    (await call<readonly ReturnView[]>({ method, path: `/${side}${path}`, ...(body && { body }), amounts }))
      .body
  return {
    returns: (number) => changed('GET', `${at(number)}/returns`),
    receive: (number, id) => changed('POST', `${returnAt(number, id)}/received`),
    sayWhere: (number, id, sendTo) => changed('PUT', `${returnAt(number, id)}/address`, { sendTo }),
  }
}

/** An artist's own returns over HTTP. */
export const artistReturnsClient = (call: HttpCaller): Returns => returnsFor(call, 'artist')

/** Everybody's over HTTP. */
export const returnAdministrationClient = (call: HttpCaller): ReturnAdministration => ({
  ...returnsFor(call, 'admin'),
  decide: async (number, id, how) =>
    (
      await call<readonly ReturnView[]>({
        method: 'POST',
        path: `/admin${returnAt(number, id)}/decision`,
        body: { how },
        amounts,
      })
    ).body,
})
