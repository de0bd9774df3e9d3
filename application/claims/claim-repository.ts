import type { Claim, ClaimMessage } from '#domain/claims/claim.ts'

/** A photograph, and whose it is. */
export interface KeptPhotograph {
  readonly hash: string
  readonly orderNumber: string
  readonly artistId: string
}

export interface ClaimRepository {
  /** Inside the unit of work that has locked the order. */
  add(claim: Claim): Promise<void>
  /** Writes what changed. */
  save(claim: Claim): Promise<void>
  say(message: ClaimMessage): Promise<void>
  /** Of an order, the first one first; inside a unit of work nobody else changes them who locks the order. */
  ofOrder(orderId: string): Promise<readonly Claim[]>
  /** Those that wait for a decision, of one artist or (null) of all, the longest waiting first. */
  waiting(artistId: string | null, limit: number): Promise<readonly Claim[]>
  /** Of some claims, the first one first. */
  messages(claimIds: readonly string[]): Promise<readonly ClaimMessage[]>
  photograph(id: string): Promise<KeptPhotograph | null>
}
