import type { Claims, ClaimView } from '#application/claims/contract.ts'
import type { ReturnView, Withdrawals } from '#application/returns/contract.ts'
import type { AfterSaleOfOrder, AlsoHappened } from '#web/orders/order-words.ts'
import { returnStatusWords } from '#web/returns/return-words.ts'

/** What tells of an order after it was sold. */
export interface AfterSale {
  readonly withdrawals: Pick<Withdrawals, 'afterSale'>
  readonly claims: Pick<Claims, 'claims'>
}

interface Happened {
  readonly withdrawals?: readonly { readonly at: string }[]
  readonly returns: readonly ReturnView[]
  readonly claims: readonly ClaimView[]
}

const step = (word: string, at: string | null): readonly AlsoHappened[] => (at === null ? [] : [{ word, at }])

/** What has happened since the sale, in the words of an order's way; a withdrawal is known by what goes back, too. */
export function afterSaleSteps({ withdrawals, returns, claims }: Happened): readonly AlsoHappened[] {
  const stated = withdrawals?.map(({ at }) => at) ?? returns.map(({ askedAt }) => askedAt)
  return [
    ...[...new Set(stated)].flatMap((at) => step('Withdrawn', at)),
    ...returns.flatMap(({ artist, sentAt, endedAt, status }) => [
      ...step(`Sent back to ${artist.name}`, sentAt),
      ...step(`${returnStatusWords[status].word}, ${artist.name}`, endedAt),
    ]),
    ...claims.flatMap(({ title, openedAt, closedAt }) => [
      ...step(`Damage reported: ${title}`, openedAt),
      ...step(`Claim decided: ${title}`, closedAt),
    ]),
  ]
}

/** The same of a buyer's order, and whether there is anything to look at where it was asked for. */
export async function afterSaleOf(
  { withdrawals, claims }: AfterSale,
  number: string,
  accessKey: string | undefined,
): Promise<AfterSaleOfOrder> {
  const [sale, spoken] = await Promise.all([
    withdrawals.afterSale(number, accessKey),
    claims.claims(number, accessKey),
  ])
  return {
    also: afterSaleSteps({ ...sale, claims: spoken.claims }),
    hasWithdrawn: sale.withdrawals.length > 0,
    hasClaimed: spoken.claims.length > 0,
    unread: spoken.claims.flatMap(({ messages }) => messages).filter(({ isUnread }) => isUnread).length,
  }
}
