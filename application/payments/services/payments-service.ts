import type { Payments } from '../contract.ts'
import type { OpenWays } from '../payment-provider.ts'

/** How this shop can be paid: see the contract. */
export const paymentsService = ({ ways }: { readonly ways: OpenWays }): Payments => ({
  ways: async () => ways.shown,
})
