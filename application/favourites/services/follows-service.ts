import { type Caller, signedIn } from '#application/shared/caller.ts'
import { tooManyFollows } from '#domain/favourites/follows.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Follows } from '../contract.ts'
import type { FollowRepository } from '../follow-repository.ts'

/** The artists whom somebody signed in follows: see the contract. */
export const followsService =
  ({ follows }: { readonly follows: FollowRepository }) =>
  (caller: Caller): Follows => ({
    list: async () => follows.of(signedIn(caller).userId),

    async follow(artistId) {
      const { approved, left } = await follows.add(signedIn(caller).userId, [artistId])
      if (approved === 0) throw new DomainError('not-found', 'artist-not-found', 'This artist is not here.')
      if (left > 0) throw tooManyFollows()
    },

    unfollow: async (artistId) => follows.remove(signedIn(caller).userId, artistId),

    async unite(artistIds) {
      const { userId } = signedIn(caller)
      await follows.add(userId, artistIds)
      return follows.of(userId)
    },
  })
