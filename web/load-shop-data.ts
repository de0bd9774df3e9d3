import type { UserView } from '#application/identity/contract.ts'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { ShopData, ShopSources } from './shop-data.ts'

/** Somebody whose session cannot be looked up is shown the shop all the same. */
async function whoAsks({ accounts }: ShopSources): Promise<UserView | null> {
  try {
    return await accounts.profile()
  } catch (error) {
    if (isUnavailable(error) || (isDomainError(error) && error.refusal === 'not-signed-in')) return null
    throw error
  }
}

/** Asks for what every page knows. */
export async function loadShopData(sources: ShopSources): Promise<ShopData> {
  const [terms, account] = await Promise.all([sources.fairPay.terms(), whoAsks(sources)])
  return { terms, account }
}
