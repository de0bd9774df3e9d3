/** What M-Pesa was asked for an attempt, and what it has said since. */
export interface MpesaPush {
  readonly attemptId: string
  /** In hundredths of a shilling, as it was agreed. */
  readonly amount: number
  /** When the phone was asked; null where it was not, or surely in vain. */
  readonly askedAt: Date | null
  /** M-Pesa's name for it; null where its answer never came. */
  readonly checkoutRequestId: string | null
  readonly receipt: string | null
  /** It was given up: it does not begin any more. */
  readonly isReleased: boolean
}

/** One for all processes. M-Pesa itself does not know an attempt again, and would ask a phone as often as it is told to. */
export interface MpesaPushes {
  push(attemptId: string): Promise<MpesaPush | null>
  /** Takes the right to ask the phone. @returns whether nobody else has it, or had it before */
  claim(attemptId: string, amount: number, at: Date): Promise<boolean>
  /** Gives that right back: nothing has reached M-Pesa. */
  unclaim(attemptId: string): Promise<void>
  /** Notes M-Pesa's name for it; the first one stays. @returns as it is then; null where there is none, or the name is another's */
  name(attemptId: string, checkoutRequestId: string): Promise<MpesaPush | null>
  keepReceipt(attemptId: string, receipt: string): Promise<void>
  /** It does not begin any more, whether it has begun before or not. */
  release(attemptId: string, amount: number): Promise<void>
}

export interface MpesaToken {
  readonly token: string
  readonly goodUntil: Date
}

/** The one token of all processes: a new one ends the one before. */
export interface MpesaTokens {
  token(): Promise<MpesaToken | null>
  /** Takes the right to ask for a new one until then. @returns whether nobody else has it */
  lease(now: Date, until: Date): Promise<boolean>
  /** Keeps what was asked for, and gives the right back; null where nothing came. */
  keep(token: MpesaToken | null): Promise<void>
}
