import type { Happenings } from '#application/shared/happenings.ts'
import type { ArtistMembership } from '../identity/artist-membership.ts'

/** Membership of which the admins hear at once who waits for them. */
export const tellingMembership = (
  membership: ArtistMembership,
  happenings: Pick<Happenings, 'tell'>,
): ArtistMembership => ({
  ...membership,
  async apply(userId, name, at) {
    const artistId = await membership.apply(userId, name, at)
    if (artistId !== null) await happenings.tell({ kind: 'artist-waits', artistId, name }, { admins: true })
    return artistId
  },
})
