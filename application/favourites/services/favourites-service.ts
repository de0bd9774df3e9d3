import type { ArtworkView } from '#application/catalogue/contract.ts'
import { withArtistShare } from '#application/catalogue/with-artist-share.ts'
import { type Caller, signedIn } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { Page, PageRequest } from '#application/shared/page.ts'
import { tooManyFavourites } from '#domain/favourites/favourites.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Favourites } from '../contract.ts'
import type { FavouriteReader, FavouriteRepository } from '../favourite-repository.ts'

interface FavouritesPorts {
  readonly favourites: FavouriteRepository
  readonly reader: FavouriteReader
  readonly clock: Clock
}

/** The favourites of whoever is signed in: see the contract. */
export const favouritesService =
  ({ favourites, reader, clock }: FavouritesPorts, { feePercent }: { readonly feePercent: number }) =>
  (caller: Caller): Favourites => {
    const shown = withArtistShare(feePercent)

    const list = (userId: string, request: PageRequest = {}): Promise<Page<ArtworkView>> =>
      keysetPage(request, 'favourites', (limit, after) => reader.slice(userId, limit, after), shown)

    return {
      list: async (request) => list(signedIn(caller).userId, request),

      ids: async () => reader.ids(signedIn(caller).userId),

      async add(artworkId) {
        const { userId } = signedIn(caller)
        const { shown: found, left } = await favourites.add(userId, [artworkId], clock.now())
        if (found === 0) throw new DomainError('not-found', 'artwork-not-found', 'This artwork is not here.')
        if (left > 0) throw tooManyFavourites()
        return list(userId)
      },

      async remove(artworkId) {
        const { userId } = signedIn(caller)
        await favourites.remove(userId, artworkId)
        return list(userId)
      },

      async unite(artworkIds) {
        const { userId } = signedIn(caller)
        await favourites.add(userId, artworkIds, clock.now())
        return reader.ids(userId)
      },
    }
  }
