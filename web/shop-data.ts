import { type RouteObject, useRouteLoaderData } from 'react-router-dom'
import type { FairPay, FairPayTerms } from '#application/fair-pay/contract.ts'
import type { Accounts, UserView } from '#application/identity/contract.ts'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'

/** What every page knows. */
export interface ShopData {
  readonly terms: FairPayTerms
  /** For whom the page was made; null for a visitor. From then on the session knows. */
  readonly account: UserView | null
}

interface ShopSources {
  readonly fairPay: FairPay
  readonly accounts: Pick<Accounts, 'profile'>
}

const id = 'shop'

/** Somebody whose session cannot be looked up is shown the shop all the same. */
async function whoAsks({ accounts }: ShopSources): Promise<UserView | null> {
  try {
    return await accounts.profile()
  } catch (error) {
    if (isUnavailable(error) || (isDomainError(error) && error.refusal === 'not-signed-in')) return null
    throw error
  }
}

/** For the route around all screens: brings along once what every page knows; no navigation asks for it again. */
export const bringsShopData = (sources: ShopSources) =>
  ({
    id,
    loader: async (): Promise<ShopData> => {
      const [terms, account] = await Promise.all([sources.fairPay.terms(), whoAsks(sources)])
      return { terms, account }
    },
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
