/** How much waits for admins; of each one more than `mostCounted` where there are more. */
export interface AdminWaiting {
  /** Artists who want to sell. */
  readonly pending: number
  /** Claims without a decision. */
  readonly claims: number
  /** Refunds that a person has to send. */
  readonly refunds: number
  /** Notices of payments that nobody has seen to. */
  readonly notices: number
  /** Money that came by bank transfer, and pays nothing so far. */
  readonly money: number
  /** Differences that the newest comparison of the books has found. */
  readonly differences: number
}

/** Counts for whoever is signed in as an admin. Throws DomainError not-signed-in, or not-found for whoever is none. */
export interface WaitingCounts {
  counts(): Promise<AdminWaiting>
}
