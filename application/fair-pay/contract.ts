/** On what terms everyone sells here. */
export interface FairPayTerms {
  /** What the platform keeps of a price, in percent. */
  readonly feePercent: number
}

/** Fair pay, in the open: the terms are told to whoever asks. */
export interface FairPay {
  terms(): Promise<FairPayTerms>
}
