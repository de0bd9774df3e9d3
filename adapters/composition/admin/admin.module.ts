import { ContainerModule } from 'inversify'
import { artistApprovalService } from '#application/admin/services/artist-approval-service.ts'
import { artworkAdministrationService } from '#application/admin/services/artwork-administration-service.ts'
import { auditLogService } from '#application/admin/services/audit-log-service.ts'
import { statisticsService } from '#application/admin/services/statistics-service.ts'
import { systemService } from '#application/admin/services/system-service.ts'
import { undeliveredMailsService } from '#application/admin/services/undelivered-mails-service.ts'
import { userAdministrationService } from '#application/admin/services/user-administration-service.ts'
import { waitingCountsService } from '#application/admin/services/waiting-counts-service.ts'
import { artistPorts } from '../artists/artists.tokens.ts'
import { bindService } from '../binding.ts'
import { identityPorts, membership, secondFactorPorts } from '../identity/identity.tokens.ts'
import { notificationPorts } from '../notifications/notifications.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { adminPorts, adminServices, machinePorts } from './admin.tokens.ts'

const { audit, directory, artworks, judgement, pending } = adminPorts
const { users, sessions, tokens, passwords } = identityPorts
const { authenticators, passkeys } = secondFactorPorts
const { outbox, deliveries } = notificationPorts
const { work, happenings, jobs } = sharedPorts
const { clock, ids, digest, phones } = system

/** Admins look after people and works; the numbers, and the log of what they do. */
export const adminModule = new ContainerModule(({ bind }) => {
  bindService(bind, adminServices.users, userAdministrationService, {
    directory,
    users,
    sessions,
    tokens,
    membership,
    passwords,
    authenticators,
    passkeys,
    outbox,
    audit,
    work,
    clock,
    ids,
    phones,
    digest,
  })
  bindService(bind, adminServices.artworks, artworkAdministrationService, {
    artworks,
    judgement,
    audit,
    work,
    clock,
  })
  bindService(bind, adminServices.approval, artistApprovalService, {
    pending,
    outbox,
    audit,
    happenings,
    work,
    clock,
    ids,
    artists: artistPorts.artists,
  })
  bindService(bind, adminServices.waiting, waitingCountsService, { reader: adminPorts.waitingCounts })
  bindService(bind, adminServices.log, auditLogService, { reader: adminPorts.log })
  bindService(bind, adminServices.statistics, statisticsService, { reader: adminPorts.statistics, clock })
  bindService(bind, adminServices.mails, undeliveredMailsService, {
    deliveries,
    jobs,
    audit,
    work,
    clock,
    reader: adminPorts.mails,
  })
  bindService(bind, adminServices.system, systemService, {
    sessions,
    audit,
    work,
    clock,
    reader: adminPorts.system,
    jobs: adminPorts.givenUp,
    machine: machinePorts.machine,
  })
})
