import type { ClaimAdministration } from '#application/claims/contract.ts'
import type { ReturnAdministration } from '#application/returns/contract.ts'

/** Nothing has arrived damaged. */
export const noClaimsKept: ClaimAdministration = {
  claims: async () => [],
  answer: async () => [],
  markRead: async () => undefined,
  waiting: async () => [],
  close: async () => [],
}

/** Nothing was sent back. */
export const noReturnsKept: ReturnAdministration = {
  returns: async () => [],
  receive: async () => [],
  sayWhere: async () => [],
  decide: async () => [],
}
