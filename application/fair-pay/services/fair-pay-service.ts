import type { FairPay } from '../contract.ts'

export const fairPayService = ({ feePercent }: { readonly feePercent: number }): FairPay => ({
  terms: async () => ({ feePercent }),
})
