import type { Cents } from '#domain/shared/money.ts'

/** What can be put off, and what its doer has to know. */
export interface PutOff {
  readonly 'send-mail': { readonly event: string }
  /** `link` opens the order, for the confirmation mail. */
  readonly 'take-payment': { readonly orderNumber: string; readonly link: string }
  /**
   * `key` tells one giving back of a payment from another of the same amount; what waited before there were keys has none.
   * `before` is what was given back of it before.
   */
  readonly 'give-back-payment': {
    readonly reference: string
    readonly amount: Cents
    readonly key?: string
    readonly before?: Cents
  }
  readonly 'let-go-of-hold': { readonly reference: string }
  /** Asks a provider how an attempt to pay stands, and begins it where that was never done. */
  readonly 'look-at-payment': { readonly reference: string }
  /** Comes by itself, every minute. */
  readonly 'look-at-silent-payments': Readonly<Record<string, never>>
  /** Of a picture that somebody has sent. */
  readonly 'make-picture-sizes': { readonly hash: string }
  /** Those of an imported work, from where they have been so far. */
  readonly 'fetch-pictures': {
    readonly artistId: string
    readonly artworkId: string
    readonly pictures: readonly { readonly url: string; readonly alt: string }[]
  }
  /** The artists of an order that has just been paid, or refunded. */
  readonly 'tell-artists': { readonly orderNumber: string }
  /** Comes by itself, every night, and when an admin asks for it. */
  readonly 'check-payments': Readonly<Record<string, never>>
  /** Comes by itself, every minute. */
  readonly 'end-unpaid-orders': Readonly<Record<string, never>>
  /** Comes by itself, every hour. */
  readonly 'pay-artists': Readonly<Record<string, never>>
  /** Comes by itself, every minute. */
  readonly 'tell-followers': Readonly<Record<string, never>>
  /** Comes by itself, every minute. */
  readonly 'tell-waiting': Readonly<Record<string, never>>
  /** Comes by itself, every hour. */
  readonly 'take-as-arrived': Readonly<Record<string, never>>
}

export type JobKind = keyof PutOff

/** Things that are done later, by whichever process is free. */
export interface Jobs {
  /**
   * Inside a unit of work: done once that has become true, and never if it does not. Whatever fails is tried again with
   * growing pauses, so that a doer may do the same twice and must not mind.
   * @param after seconds that it waits at least
   */
  add<Kind extends JobKind>(kind: Kind, what: PutOff[Kind], after?: number): Promise<void>
}

/** Those who do what was put off. What they throw is tried again. */
export type JobDoers = { readonly [Kind in JobKind]: (what: PutOff[Kind]) => Promise<void> }
