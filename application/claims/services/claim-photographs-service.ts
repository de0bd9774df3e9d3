import type { AccountArtists } from '#application/identity/account-artists.ts'
import type { AccountReader } from '#application/identity/account-reader.ts'
import type { SecondFactorCheck } from '#application/identity/second-factors/second-factor-check.ts'
import { openOrder } from '#application/orders/order-access.ts'
import type { OrderRepository } from '#application/orders/order-repository.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Digest } from '#application/shared/digest.ts'
import { noPhotograph } from '#domain/claims/claim.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { ClaimRepository } from '../claim-repository.ts'
import type { ClaimPhotographs } from '../contract.ts'

export interface ClaimPhotographsPorts {
  readonly claims: Pick<ClaimRepository, 'photograph'>
  readonly orders: OrderRepository
  readonly artists: AccountArtists
  readonly accounts: Pick<AccountReader, 'view'>
  /** An admin who owes a second factor is no admin here either. */
  readonly secondFactors: Pick<SecondFactorCheck, 'owed'>
  readonly digest: Digest
}

/** Who may look at photographs of damage: see the contract. */
export const claimPhotographsService =
  ({ claims, orders, artists, accounts, secondFactors, digest }: ClaimPhotographsPorts) =>
  (caller: Caller): ClaimPhotographs => {
    async function isAdmin(): Promise<boolean> {
      if (caller?.role !== 'admin') return false
      return !(await secondFactors.owed({ id: caller.userId, role: caller.role }))
    }
    const isArtist = async (artistId: string): Promise<boolean> =>
      caller?.role === 'artist' && (await artists.artistOf(caller.userId))?.id === artistId

    async function isBuyer(number: string, accessKey: string | undefined): Promise<boolean> {
      const buyer = caller && (await accounts.view(caller.userId))
      try {
        await openOrder(orders, digest, number, { accessKey, buyer })
        return true
      } catch (error) {
        if (isDomainError(error)) return false
        throw error
      }
    }

    return async (photographId, accessKey) => {
      const found = await claims.photograph(photographId)
      if (!found) throw noPhotograph()
      const { hash, artistId, orderNumber } = found
      if ((await isAdmin()) || (await isArtist(artistId)) || (await isBuyer(orderNumber, accessKey)))
        return hash
      throw noPhotograph()
    }
  }
