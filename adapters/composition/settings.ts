import type { MailboxReaders } from '#adapters/http/dev-mailbox/dev-mailbox-controller.ts'
import type { OpenIdSettings } from '#adapters/oidc/openid-provider.ts'
import type { Payer } from '#adapters/payout-files/credit-transfers.ts'
import type { Replicas } from '#adapters/postgres/replicas/replicas.ts'
import type { Trouble } from '#application/shared/trouble.ts'
import type { HoldLimits } from '#domain/orders/holding.ts'
import type { PaymentTimes } from '#domain/orders/payment-times.ts'
import type { PaymentSettings } from './payments/payment-settings.ts'

/** What is decided when the product starts. */
export interface Settings {
  readonly feePercent: number
  /** What may be held in unpaid orders; as usual unless told. */
  readonly holdLimits?: HoldLimits | undefined
  /** How long works are kept for them; as usual unless told. */
  readonly paymentTimes?: PaymentTimes | undefined
  /** Through whom the shop is paid; absent, or null, where the sandbox stands in for all. */
  readonly payments?: PaymentSettings | null
  /** The account that payouts leave from; absent where none was set. */
  readonly payer?: Payer | undefined
  /** What M-Pesa gives for a dollar; absent where no rate was set. */
  readonly shillingsPerDollar?: number | undefined
  /** Where long reads may run instead; absent where there is one database. */
  readonly replicas?: Replicas | undefined
  readonly publicUrl: string
  /** The same where it was configured; where not, pages, feeds and sitemaps believe the visitor. */
  readonly knownAs?: string | undefined
  /** Where to write about holes in the shop: 'mailto:…' or 'https://…'; null where nobody said so. */
  readonly securityContact?: string | null
  /**
   * The mail server; null where there is none, and mails are kept. Absent in a command: whoever serves the shop knows
   * whether there is one.
   */
  readonly mailUrl?: string | null
  /** Who can read mails that are kept, at /dev/mailbox; everybody unless told. */
  readonly mailbox?: MailboxReaders
  readonly trouble?: Trouble
  /** The rules that name the built fonts, for pages that are no part of the web; absent where nothing is built. */
  readonly fontFaces?: string
  readonly adminsNeedSecondFactor?: boolean
  /** How we are known to another provider of sign-ins; absent without one. */
  readonly openId?: OpenIdSettings | undefined
  /** Hears what went wrong with it, as people are only told that it did. */
  readonly onProviderTrouble?: (error: unknown) => void
  /** How many times more often than usual one may try to sign in and the like; 1 unless tests try it all day. */
  readonly triesFactor?: number
}

/** Whether anybody but the sandbox stands behind payments. */
export const takesRealMoney = ({ payments }: Settings): boolean => Boolean(payments)

/** What one installation keeps to itself; commands that neither seal nor show pictures go without. */
export interface Installation {
  /** Seals what is kept secret in the database. */
  readonly secretKey: string
  readonly mediaFolder: string
  /** The bucket that pictures are kept in instead: 's3://…'. */
  readonly mediaUrl?: string | null
}
