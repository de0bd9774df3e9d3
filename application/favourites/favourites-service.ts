import type { ArtworkView } from '#application/catalogue/contract.ts'
import { withArtistShare } from '#application/catalogue/with-artist-share.ts'
import { type Caller, signedIn } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { cursorForms, readCursor, writeCursor } from '#application/shared/cursor.ts'
import type { Page, PageRequest } from '#application/shared/page.ts'
import { pageLimit } from '#application/shared/page-limit.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Favourites } from './contract.ts'
import type { FavouriteReader, FavouriteRepository } from './favourite-repository.ts'

const order = 'favourites'
const placeForms = [cursorForms.number, cursorForms.id]

/** The favourites of whoever is signed in: see the contract. */
export const favouritesService =
  (repository: FavouriteRepository, reader: FavouriteReader, clock: Clock, feePercent: number) =>
  (caller: Caller): Favourites => {
    const shown = withArtistShare(feePercent)

    async function list(userId: string, { limit, cursor }: PageRequest = {}): Promise<Page<ArtworkView>> {
      const [markedAt, id = ''] = cursor === undefined ? [] : readCursor(cursor, order, placeForms)
      const after = cursor === undefined ? null : { markedAt: Number(markedAt), id }
      const { items, last, total } = await reader.slice(userId, pageLimit(limit), after)
      return {
        items: items.map(shown),
        total,
        next: last && writeCursor(order, [last.markedAt, last.id]),
      }
    }

    return {
      list: async (request) => list(signedIn(caller).userId, request),

      ids: async () => reader.ids(signedIn(caller).userId),

      async add(artworkId) {
        const { userId } = signedIn(caller)
        if ((await repository.add(userId, [artworkId], clock.now())) === 0)
          throw new DomainError('not-found', 'artwork-not-found', 'This artwork is not here.')
        return list(userId)
      },

      async remove(artworkId) {
        const { userId } = signedIn(caller)
        await repository.remove(userId, artworkId)
        return list(userId)
      },

      async unite(artworkIds) {
        const { userId } = signedIn(caller)
        await repository.add(userId, artworkIds, clock.now())
        return reader.ids(userId)
      },
    }
  }
