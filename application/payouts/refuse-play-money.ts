import { DomainError } from '#domain/shared/domain-error.ts'
import type { PayoutReader } from './payout-reader.ts'

/**
 * A batch that was made while the sandbox stood in for those who pay sends nobody real money for that.
 * @throws DomainError conflict 'play-money', with the artists' names
 */
export async function refusePlayMoney(batchId: string, reader: PayoutReader): Promise<void> {
  const names = (await reader.holdingPlayMoney(batchId)).map(({ artistName }) => artistName)
  if (names.length === 0) return
  throw new DomainError(
    'conflict',
    'play-money',
    `Nobody has paid what this batch holds for ${names.join(', ')}: the sandbox only played it. Take it out of the batch first.`,
  )
}
