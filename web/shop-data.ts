import { type RouteObject, useRouteLoaderData } from 'react-router-dom'
import type { FairPay, FairPayTerms } from '#application/fair-pay/contract.ts'
import type { Accounts, UserView } from '#application/identity/contract.ts'

/** What every page knows. */
export interface ShopData {
  readonly terms: FairPayTerms
  /** For whom the page was made; null for a visitor. From then on the session knows. */
  readonly account: UserView | null
}

export interface ShopSources {
  readonly fairPay: Pick<FairPay, 'terms'>
  readonly accounts: Pick<Accounts, 'profile'>
}

const id = 'shop'

/** For the route around all screens: brings along once what every page knows; no navigation asks for it again. */
export const bringsShopData = (sources: ShopSources) =>
  ({
    id,
    // The server has asked already: a browser hardly ever does.
    loader: async (): Promise<ShopData> => (await import('./load-shop-data.ts')).loadShopData(sources),
    shouldRevalidate: () => false,
  }) satisfies RouteObject

export function useShopData(): ShopData {
  const data = useRouteLoaderData<ShopData>(id)
  if (!data) throw new Error('A screen was rendered outside of the route that brings what every page knows')
  return data
}

/** For whom a page was made, from what its routes have loaded. */
export const accountIn = (loaded: Readonly<Record<string, unknown>> | null | undefined): UserView | null =>
  (loaded?.[id] as ShopData | undefined)?.account ?? null
