import type { FairPay } from './contract.ts'

export const fairPayService = (feePercent: number): FairPay => ({
  terms: async () => ({ feePercent }),
})
