import type { Ordering, OrderRequest, PlacedOrder } from '#application/orders/contract.ts'
import { DomainError } from '#domain/shared/domain-error.ts'

const isReused = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'idempotency-key-reused'

/**
 * Places an order at most once for a key. Where the key has become an order already, one of the attempts before it was
 * heard although its answer was lost: asking for exactly that one again gives its order.
 */
export async function placeOnce(
  ordering: Ordering,
  request: OrderRequest,
  key: string,
  unanswered: readonly OrderRequest[],
): Promise<PlacedOrder> {
  const [next, ...others] = unanswered
  try {
    return await ordering.place(request, key)
  } catch (error) {
    if (!next || !isReused(error)) throw error
    return placeOnce(ordering, next, key, others)
  }
}
