import type { Seal } from '#application/shared/seal.ts'
import type { PayoutDestination } from '#domain/payouts/payout-account.ts'

/** @param owner the row that keeps it: copied into another, it does not open */
export const sealed = (seal: Seal, destination: PayoutDestination, owner: string): string =>
  seal.close(JSON.stringify(destination), `payout to ${owner}`)

/** Null where nothing is kept, or another installation has sealed it. */
export function opened(seal: Seal, text: string | null, owner: string): PayoutDestination | null {
  if (text === null) return null
  try {
    return JSON.parse(seal.open(text, `payout to ${owner}`)) as PayoutDestination
  } catch {
    return null
  }
}
