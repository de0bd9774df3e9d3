/** What Safaricom gives a shop that takes M-Pesa, and what the shop decides about it. */
export interface MpesaSettings {
  readonly consumerKey: string
  readonly consumerSecret: string
  /** The paybill that is paid to. */
  readonly shortcode: string
  readonly passkey: string
  /** What the secret ends of the addresses are made with that M-Pesa calls back at. */
  readonly noticeSecret: string
  /** Shillings for a dollar, as the shop says. */
  readonly shillingsPerDollar: number
  /** The most that one payment may be, in shillings. */
  readonly mostShillings: number
  readonly apiUrl: string
  /** Scheme and host under which M-Pesa reaches the shop. */
  readonly publicUrl: string
}

export const safaricom = 'https://api.safaricom.co.ke'
