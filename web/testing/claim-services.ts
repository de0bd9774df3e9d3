import type { ClaimAdministration } from '#application/claims/contract.ts'

/** Nothing has arrived damaged. */
export const noClaimsKept: ClaimAdministration = {
  claims: async () => [],
  answer: async () => [],
  markRead: async () => undefined,
  waiting: async () => [],
  close: async () => [],
}
