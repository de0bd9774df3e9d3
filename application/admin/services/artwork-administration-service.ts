import { withArtistShare } from '#application/catalogue/with-artist-share.ts'
import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { hidden, restored } from '#domain/catalogue/hiding.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type {
  AdminArtworkReader,
  AdminArtworkRow,
  ArtworkJudgement,
  JudgedArtwork,
} from '../admin-artworks.ts'
import type { AuditWriter } from '../audit-writer.ts'
import type { AdminArtworkView, ArtworkAdministration, AuditEntry } from '../contract.ts'

export interface ArtworkAdministrationPorts {
  readonly artworks: AdminArtworkReader
  readonly judgement: ArtworkJudgement
  readonly audit: AuditWriter
  readonly work: UnitOfWork
  readonly clock: Clock
}

interface Change {
  readonly action: string
  readonly before: AuditEntry['before']
  readonly after: AuditEntry['after']
}

const notFound = (): DomainError =>
  new DomainError('not-found', 'artwork-not-found', 'There is no such artwork.')

/** What admins do about works: see the contract. */
export const artworkAdministrationService =
  (ports: ArtworkAdministrationPorts, { feePercent }: { readonly feePercent: number }) =>
  (caller: Caller): ArtworkAdministration => {
    const { artworks, judgement, audit, work, clock } = ports
    const withShare = withArtistShare(feePercent)
    const shown = ({ visibility, hiddenBecause, featured, ...row }: AdminArtworkRow): AdminArtworkView => ({
      ...withShare(row),
      visibility,
      hiddenBecause,
      featured,
    })

    /** @param judge changes the work and says how; null where nothing is to be changed */
    async function change(
      id: string,
      judge: (artwork: JudgedArtwork) => Promise<Change | null>,
    ): Promise<AdminArtworkView> {
      const { userId } = signedInAs('admin', caller)
      await work.run(async () => {
        const artwork = await judgement.find(id)
        if (!artwork) throw notFound()
        const changed = await judge(artwork)
        if (!changed) return
        await audit.write({
          ...changed,
          adminId: userId,
          subject: { kind: 'artwork', id, name: artwork.title },
          at: clock.now(),
        })
      })
      const row = await artworks.find(id)
      if (!row) throw notFound()
      return shown(row)
    }

    return {
      async artworks({ q, state, ...request }) {
        signedInAs('admin', caller)
        const words = q?.trim() ? searchWords(q) : undefined
        if (words?.length === 0) return { items: [], total: 0, next: null }
        const selection = { sought: words && { words, generous: false }, state }
        return keysetPage(
          request,
          'admin-artworks',
          (limit, after) => artworks.slice(selection, limit, after),
          shown,
        )
      },

      hide: (id, reason) =>
        change(id, async ({ standing }) => {
          const after = hidden(standing, reason)
          await judgement.stand(id, after)
          return {
            action: 'artwork-hidden',
            before: { visibility: standing.visibility },
            after: { visibility: after.visibility, reason: after.hiddenBecause },
          }
        }),

      restore: (id) =>
        change(id, async ({ standing }) => {
          const after = restored(standing)
          await judgement.stand(id, after)
          return {
            action: 'artwork-restored',
            before: { visibility: standing.visibility, reason: standing.hiddenBecause },
            after: { visibility: after.visibility },
          }
        }),

      feature: (id, featured) =>
        change(id, async () => {
          if (!(await judgement.feature(id, featured ? clock.now() : null))) return null
          return {
            action: featured ? 'artwork-featured' : 'artwork-unfeatured',
            before: { featured: !featured },
            after: { featured },
          }
        }),
    }
  }
