import { artistPages } from '#application/artists/artist-pages.ts'
import type { ArtistReader } from '#application/artists/artist-reader.ts'
import { type Caller, signedIn } from '#application/shared/caller.ts'
import type { Following } from '../contract.ts'
import type { FollowRepository } from '../follow-repository.ts'
import type { NewWorksRepository } from '../new-works-repository.ts'

interface FollowingPorts {
  readonly follows: FollowRepository
  readonly artists: ArtistReader
  readonly newWorks: NewWorksRepository
}

/** Whom somebody follows, to look through: see the contract. */
export const followingService = (
  { follows, artists, newWorks }: FollowingPorts,
  { feePercent }: { readonly feePercent: number },
) => {
  const { list } = artistPages(artists, feePercent)
  return (caller: Caller): Following => ({
    async artists(request = {}) {
      const ids = await follows.of(signedIn(caller).userId)
      return list({ ...request, ids }, 'name')
    },
    wantsMails: async () => newWorks.wantsMails(signedIn(caller).userId),
    wantMails: async (wanted) => newWorks.wantMails(signedIn(caller).userId, wanted),
  })
}
