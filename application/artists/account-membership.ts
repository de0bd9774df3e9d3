import type { Happenings } from '#application/shared/happenings.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { Artist } from '#domain/artists/artist.ts'
import {
  type ArtistMembership,
  refuseUnpaid,
  refuseWithParcelsToSend,
} from '../identity/artist-membership.ts'
import type { ArtistRepository } from './artist-repository.ts'

interface AccountMembershipPorts {
  readonly artists: ArtistRepository
  readonly happenings: Pick<Happenings, 'tell'>
  readonly ids: IdSource
}

/** Who is an artist here: the artist decides what becomes of each change; admins hear at once who waits for them. */
export function accountMembership({ artists, happenings, ids }: AccountMembershipPorts): ArtistMembership {
  /** Saves an account's artist where `decide` says that something has changed. */
  async function change(userId: string, decide: (artist: Artist) => boolean): Promise<void> {
    const artist = await artists.ofAccount(userId)
    if (artist && decide(artist)) await artists.save(artist)
  }

  return {
    async apply(userId, name, at) {
      const artist = new Artist(ids.newId(), name, at)
      if (!(await artists.add(artist, userId))) return
      await happenings.tell({ kind: 'artist-waits', artistId: artist.id, name }, { admins: true })
    },
    rename: (userId, name) => change(userId, (artist) => artist.rename(name)),
    withhold: (userId) => change(userId, (artist) => artist.withhold()),
    giveBack: (userId) => change(userId, (artist) => artist.giveBack()),
    parcelsToSend: (userId) => artists.parcelsToSend(userId),
    async unpaid(userId) {
      const artist = await artists.ofAccount(userId)
      return artist ? artists.unpaid(artist.id) : 0
    },
    async leave(userId, mayBeOwed = false) {
      // First the artist is held, then the works, as everybody does.
      const artist = await artists.ofAccount(userId)
      if (!artist) return
      await artists.hideWorks(artist.id)
      // Only now: whoever was buying a work has ordered it, and nobody orders another one.
      await refuseWithParcelsToSend(artists, userId)
      if (!mayBeOwed) refuseUnpaid(await artists.unpaid(artist.id))
      artist.leave()
      await artists.save(artist)
    },
  }
}
