/** What somebody who wants a work that cannot be bought just now can do and see. */
export interface WaitingShopper {
  /** Visitors give an address. */
  askToBeTold(title: string, email?: string): Promise<void>
  waitNoMore(title: string): Promise<void>
  /** Whether its page says so. */
  isWaitingFor(title: string): Promise<boolean>
}
