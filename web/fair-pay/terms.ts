import { type RouteObject, useRouteLoaderData } from 'react-router-dom'
import type { FairPay, FairPayTerms } from '#application/fair-pay/contract.ts'
import { artistPercent } from '#domain/fair-pay/price-split.ts'

const id = 'shop'

/** For the route around all screens: brings the terms along once; no navigation asks for them again. */
export const bringsTerms = (fairPay: FairPay) =>
  ({ id, loader: () => fairPay.terms(), shouldRevalidate: () => false }) satisfies RouteObject

/** What the platform keeps of a price, in percent. */
export function useFeePercent(): number {
  const terms = useRouteLoaderData<FairPayTerms>(id)
  if (!terms) throw new Error('A screen was rendered outside of the route that brings the terms')
  return terms.feePercent
}

/** What the artist receives of a price, in percent. */
export const useArtistPercent = (): number => artistPercent(useFeePercent())
