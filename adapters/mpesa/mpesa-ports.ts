import type { Clock } from '#application/shared/clock.ts'
import type { Trouble } from '#application/shared/trouble.ts'
import type { MpesaPushes, MpesaTokens } from './mpesa-stores.ts'

/** What M-Pesa stands on here. */
export interface MpesaPorts {
  readonly mpesaPushes: MpesaPushes
  readonly mpesaTokens: MpesaTokens
  readonly clock: Clock
  readonly trouble: Trouble
}
