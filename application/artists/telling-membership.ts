import type { Happenings } from '#application/shared/happenings.ts'
import type { ArtistMembership } from '../identity/artist-membership.ts'

interface TellingMembershipPorts {
  readonly memberships: ArtistMembership
  readonly happenings: Pick<Happenings, 'tell'>
}

/** Membership of which the admins hear at once who waits for them. */
export const tellingMembership = ({ memberships, happenings }: TellingMembershipPorts): ArtistMembership => ({
  ...memberships,
  async apply(userId, name, at) {
    const artistId = await memberships.apply(userId, name, at)
    if (artistId !== null) await happenings.tell({ kind: 'artist-waits', artistId, name }, { admins: true })
    return artistId
  },
})
