import { type AccountArtists, artistAsking } from '#application/identity/account-artists.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { PayoutReader } from '../payout-reader.ts'
import { ownPayoutView } from '../payout-views.ts'
import type { OwnPayouts } from '../payouts-contract.ts'

interface OwnPayoutPorts {
  readonly reader: PayoutReader
  readonly artists: AccountArtists
}

/** What an artist was paid: see the contract. */
export const ownPayoutsService =
  ({ reader, artists }: OwnPayoutPorts) =>
  (caller: Caller): OwnPayouts => ({
    async payouts() {
      const { id } = await artistAsking(artists, caller)
      return (await reader.ofArtist(id)).map(ownPayoutView)
    },
  })
