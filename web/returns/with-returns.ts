import type { Returns, ReturnView } from '#application/returns/contract.ts'

/** An order as somebody sees it, with what comes back of it. */
export type WithReturns<Order> = Order & { readonly returns: readonly ReturnView[] }

/** Loads both at once. */
export async function withReturns<Order>(
  number: string,
  load: (number: string) => Promise<Order>,
  { returns }: Pick<Returns, 'returns'>,
): Promise<WithReturns<Order>> {
  const [order, coming] = await Promise.all([load(number), returns(number)])
  return { ...order, returns: coming }
}
