import type { SecondFactorCheck } from '#application/identity/second-factor-check.ts'

/** Where nobody has switched one on. */
export const noSecondFactors: SecondFactorCheck = {
  wanted: async () => false,
  accept: async () => false,
  owed: async () => false,
}
