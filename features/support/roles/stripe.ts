/** Stripe, where the shop is paid through it. */
export interface CardsAtStripe {
  /** How the payment stands there that was begun last. */
  standing(): string
  /** Cents that went back of it, each time. */
  givenBack(): readonly number[]
  /** Tells of it so often. */
  tells(type: string, times: number): Promise<void>
  /** Tells of it before it answers the shop that has brought it about. */
  tellsFirst(type: string): void
  /** Somebody pretends to be Stripe. @returns whether they were heard */
  isPretended(): Promise<boolean>
  /** Whoever was asked by their bank answers, and the browser comes back to nobody. */
  bankIsAnswered(isThem: boolean): void
  /** The card's holder disputes it. */
  isDisputed(): Promise<void>
  /** Its next answer to a word, such as `confirm`, never comes to the shop, nor does the one after that. */
  losesNextAnswers(word: string): void
  /** Nothing is heard of it any more once it has done that. */
  goesAfter(word: string): void
  isBack(): void
  close(): Promise<void>
}
