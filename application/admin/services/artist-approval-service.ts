import type { ArtistRepository } from '#application/artists/artist-repository.ts'
import { withArtistShare } from '#application/catalogue/with-artist-share.ts'
import { artistApprovedMail, artistRejectedMail } from '#application/notifications/artist-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import { artistPage } from '#application/shared/addresses.ts'
import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { ownProfilePage } from '#application/shared/dashboard-addresses.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { Artist } from '#domain/artists/artist.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { AuditWriter } from '../audit-writer.ts'
import type { ArtistApproval } from '../contract.ts'
import type { PendingArtistReader } from '../pending-artist-reader.ts'

export interface ArtistApprovalPorts {
  readonly artists: ArtistRepository
  readonly pending: PendingArtistReader
  readonly outbox: Outbox
  readonly audit: AuditWriter
  readonly happenings: Pick<Happenings, 'tell'>
  readonly work: UnitOfWork
  readonly clock: Clock
  readonly ids: IdSource
}

/** What admins decide about those who want to sell: see the contract. */
export const artistApprovalService =
  (ports: ArtistApprovalPorts, settings: { readonly feePercent: number; readonly publicUrl: string }) =>
  (caller: Caller): ArtistApproval => {
    const { artists, pending, outbox, audit, happenings, work, clock, ids } = ports
    const { publicUrl } = settings
    const withShare = withArtistShare(settings.feePercent)

    async function known(id: string): Promise<Artist> {
      const artist = await artists.byId(id)
      if (!artist) throw new DomainError('not-found', 'artist-not-found', 'There is no such artist.')
      return artist
    }

    const note = (adminId: string, { id, name }: Artist, action: string, after: Record<string, unknown>) =>
      audit.write({
        adminId,
        action,
        subject: { kind: 'artist', id, name },
        before: { approval: 'pending' },
        after,
        at: clock.now(),
      })

    return {
      async pending(request) {
        signedInAs('admin', caller)
        return keysetPage(
          request,
          'pending',
          (limit, after) => pending.slice(limit, after),
          (row) => ({
            ...row,
            artworks: row.artworks.map((artwork) => ({ ...withShare(artwork), ready: artwork.ready })),
          }),
        )
      },

      async approve(artistId) {
        const { userId } = signedInAs('admin', caller)
        await work.run(async () => {
          const artist = await known(artistId)
          artist.approve()
          await artists.save(artist)
          const holder = await artists.holderOf(artist.id)
          if (holder) {
            const mail = artistApprovedMail(holder, `${publicUrl}${artistPage(artist)}`)
            await outbox.add(`artist-approved:${ids.newId()}`, mail, clock.now())
          }
          await note(userId, artist, 'artist-approved', { approval: 'approved' })
          await happenings.tell({ kind: 'application-decided', approved: true }, { artistId })
        })
      },

      async reject(artistId, reason) {
        const { userId } = signedInAs('admin', caller)
        await work.run(async () => {
          const artist = await known(artistId)
          artist.reject(reason)
          await artists.save(artist)
          const holder = await artists.holderOf(artist.id)
          if (holder) {
            const mail = artistRejectedMail(holder, artist.rejection ?? '', `${publicUrl}${ownProfilePage}`)
            await outbox.add(`artist-rejected:${ids.newId()}`, mail, clock.now())
          }
          await note(userId, artist, 'artist-rejected', { approval: 'rejected', reason: artist.rejection })
          await happenings.tell({ kind: 'application-decided', approved: false }, { artistId })
        })
      },
    }
  }
