import type { ClaimView, KeptClaims } from '#application/claims/contract.ts'
import type { Returns, ReturnView } from '#application/returns/contract.ts'

/** An order as somebody sees it, with what comes back of it, and what is said about damage. */
export type WithAfterSale<Order> = Order & {
  readonly returns: readonly ReturnView[]
  readonly claims: readonly ClaimView[]
}

/** Loads all at once. */
export async function withAfterSale<Order>(
  number: string,
  load: (number: string) => Promise<Order>,
  from: { readonly returns: Pick<Returns, 'returns'>; readonly claims: Pick<KeptClaims, 'claims'> },
): Promise<WithAfterSale<Order>> {
  const [order, returns, claims] = await Promise.all([
    load(number),
    from.returns.returns(number),
    from.claims.claims(number),
  ])
  return { ...order, returns, claims }
}
