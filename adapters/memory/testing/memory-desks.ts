import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import { artistApprovalService } from '#application/admin/artist-approval-service.ts'
import { artworkAdministrationService } from '#application/admin/artwork-administration-service.ts'
import { auditLogService } from '#application/admin/audit-log-service.ts'
import { statisticsService } from '#application/admin/statistics-service.ts'
import { userAdministrationService } from '#application/admin/user-administration-service.ts'
import { ownProfileService } from '#application/artists/own-profile-service.ts'
import { callers } from '#application/identity/sessions/callers.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { memoryAdminArtworkReader, memoryArtworkJudgement } from '../admin/memory-artwork-desk.ts'
import type { memoryAuditLog } from '../admin/memory-audit-log.ts'
import { memoryPendingArtistReader } from '../admin/memory-pending-artist-reader.ts'
import { memoryStatisticsReader } from '../admin/memory-statistics-reader.ts'
import { memoryUserDirectory } from '../admin/memory-user-directory.ts'
import { memoryArtistRepository } from '../artists/memory-artist-repository.ts'
import { memoryOwnProfileReader } from '../artists/memory-own-profile-reader.ts'
import type { MemoryGallery } from '../catalogue/memory-gallery.ts'
import { memoryPictureIntake } from '../catalogue/memory-picture-intake.ts'
import { memoryArtistMembership } from '../identity/memory-artist-membership.ts'
import { memoryOneTimeTokens } from '../identity/memory-one-time-tokens.ts'
import type { MemoryPeople } from '../identity/memory-people.ts'
import { memorySessionRepository } from '../identity/memory-session-repository.ts'
import { memoryUserRepository } from '../identity/memory-user-repository.ts'
import type { MemoryBooks } from '../orders/memory-books.ts'

interface Shared {
  readonly gallery: MemoryGallery
  readonly people: MemoryPeople
  readonly books: MemoryBooks
  readonly audit: ReturnType<typeof memoryAuditLog>
  readonly outbox: Outbox
  readonly happenings: Pick<Happenings, 'tell'>
  readonly jobs: Jobs
  readonly work: UnitOfWork
  readonly clock: Clock
}

/** Admins' desks and artists' own profiles over memory. */
export function memoryDesks(shared: Shared) {
  const { gallery, people, books, audit, clock } = shared
  const settings = { feePercent: 15, publicUrl: 'https://sanaa.test' }
  const sessions = memorySessionRepository(people)
  const basics = {
    ...shared,
    sessions,
    digest: sha256,
    ids: randomIds,
    users: memoryUserRepository(people),
    membership: memoryArtistMembership(people, gallery, randomIds, books),
    artists: memoryArtistRepository(gallery, people),
  }
  const ordersOf = (userId: string): number =>
    [...books.orders.values()].filter(({ buyerId }) => buyerId === userId).length
  return {
    profileOf: ownProfileService({
      ...basics,
      profiles: memoryOwnProfileReader(gallery, people),
      pictures: memoryPictureIntake(),
      callerOf: callers(basics),
    }),
    approval: artistApprovalService(
      { ...basics, pending: memoryPendingArtistReader(gallery, people) },
      settings,
    ),
    userDesk: userAdministrationService(
      {
        ...basics,
        directory: memoryUserDirectory(people, gallery, ordersOf),
        phones: numberingPlans,
        tokens: memoryOneTimeTokens(people),
        // Cheap ones, for people who exist for a second.
        passwords: argon2Passwords({ memoryCost: 8, timeCost: 1 }),
      },
      settings,
    ),
    artworkDesk: artworkAdministrationService(
      { ...basics, artworks: memoryAdminArtworkReader(gallery), judgement: memoryArtworkJudgement(gallery) },
      settings.feePercent,
    ),
    auditLog: auditLogService(audit),
    statistics: statisticsService(memoryStatisticsReader(gallery, people, books), clock),
  }
}
