import type { ClaimRepository } from '#application/claims/claim-repository.ts'
import type { Claim, ClaimMessage } from '#domain/claims/claim.ts'
import { copyOf } from '../shared/copy-of.ts'

/** Claims in memory. */
export class MemoryClaims {
  /** By id. */
  readonly claims = new Map<string, Claim>()
  /** By id, in the order in which they were written. */
  readonly messages = new Map<string, ClaimMessage>()
}

const byAge = (one: Claim, other: Claim): number =>
  one.openedAt.getTime() - other.openedAt.getTime() || (one.id < other.id ? -1 : 1)

export const memoryClaimRepository = ({ claims, messages }: MemoryClaims): ClaimRepository => ({
  async add(claim) {
    claims.set(claim.id, copyOf(claim))
  },
  async save(claim) {
    claims.set(claim.id, copyOf(claim))
  },
  async say(message) {
    messages.set(message.id, message)
  },
  ofOrder: async (orderId) =>
    [...claims.values()]
      .filter((each) => each.orderId === orderId)
      .toSorted(byAge)
      .map(copyOf),
  waiting: async (artistId, limit) =>
    [...claims.values()]
      .filter((each) => each.closedAt === null && (artistId === null || each.artistId === artistId))
      .toSorted(byAge)
      .slice(0, limit)
      .map(copyOf),
  messages: async (claimIds) => [...messages.values()].filter(({ claimId }) => claimIds.includes(claimId)),
  async photograph(id) {
    for (const { claimId, photographs } of messages.values()) {
      const found = photographs.find((each) => each.id === id)
      const claim = claims.get(claimId)
      if (found && claim)
        return { hash: found.hash, orderNumber: claim.orderNumber, artistId: claim.artistId }
    }
    return null
  },
})
