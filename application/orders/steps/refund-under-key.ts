import type { Digest } from '#application/shared/digest.ts'
import type { Order } from '#domain/orders/order.ts'
import type { RefundWish } from '#domain/orders/refund.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { checkIdempotencyKey } from '../order-request.ts'

/** Characters of an id that say of which order and key it is; those after them, what was wished as well. */
const ofKey = 18

/** An id of which one half says the order and the key, the other what was wished under it, too. */
const idFor = (key: string, wish: string): string =>
  [
    key.slice(0, 8),
    key.slice(8, 12),
    `8${key.slice(13, 16)}`,
    `8${wish.slice(17, 20)}`,
    wish.slice(20, 32),
  ].join('-')

/**
 * The id of a refund that is asked for under a key, and whether it was given under that before.
 * @throws DomainError rule-broken 'idempotency-key-missing', or conflict 'idempotency-key-reused' where something else was
 * given under it
 */
export function refundUnderKey(
  { id: orderId, refunds }: Pick<Order, 'id' | 'refunds'>,
  { lines, amount }: RefundWish,
  idempotencyKey: string,
  digest: Digest,
): { readonly id: string; readonly isKnown: boolean } {
  checkIdempotencyKey(idempotencyKey)
  const said = [orderId, idempotencyKey, lines, amount]
  const id = idFor(digest(JSON.stringify([orderId, idempotencyKey])), digest(JSON.stringify(said)))
  // The version before made the first half of what was wished, too.
  const isKnown = refunds.some((known) => known.id.slice(ofKey) === id.slice(ofKey))
  if (!isKnown && refunds.some((known) => known.id.startsWith(id.slice(0, ofKey))))
    throw new DomainError(
      'conflict',
      'idempotency-key-reused',
      'Another refund was given under this key. Use a new one for each.',
    )
  return { id, isKnown }
}
