import type { AdminArtworkReader, ArtworkJudgement } from '#application/admin/admin-artworks.ts'
import type { AuditReader } from '#application/admin/audit-reader.ts'
import type { AuditWriter } from '#application/admin/audit-writer.ts'
import type {
  ArtistApproval,
  ArtworkAdministration,
  AuditLog,
  UserAdministration,
} from '#application/admin/contract.ts'
import type { PendingArtistReader } from '#application/admin/pending-artist-reader.ts'
import type { Statistics } from '#application/admin/statistics-contract.ts'
import type { StatisticsReader } from '#application/admin/statistics-reader.ts'
import type { System } from '#application/admin/system-contract.ts'
import type { GivenUpJobs, Machine, SystemReader } from '#application/admin/system-ports.ts'
import type { UndeliveredMailReader } from '#application/admin/undelivered-mail-reader.ts'
import type { UndeliveredMails } from '#application/admin/undelivered-mails-contract.ts'
import type { UserDirectory } from '#application/admin/user-directory.ts'
import type { WaitingCounts } from '#application/admin/waiting-counts-contract.ts'
import type { WaitingCountsReader } from '#application/admin/waiting-counts-reader.ts'
import type { Caller } from '#application/shared/caller.ts'
import { token } from '../binding.ts'

export const adminPorts = {
  audit: token<AuditWriter>('audit'),
  log: token<AuditReader>('log'),
  directory: token<UserDirectory>('directory'),
  artworks: token<AdminArtworkReader>('admin artworks'),
  judgement: token<ArtworkJudgement>('judgement'),
  pending: token<PendingArtistReader>('pending'),
  waitingCounts: token<WaitingCountsReader>('waiting counts'),
  statistics: token<StatisticsReader>('statistics'),
  mails: token<UndeliveredMailReader>('undelivered mails'),
  system: token<SystemReader>('system reader'),
  givenUp: token<GivenUpJobs>('given-up jobs'),
}

/** The machine that this runs on. */
export const machinePorts = {
  machine: token<Machine>('machine'),
}

export const adminServices = {
  users: token<(caller: Caller) => UserAdministration>('user administration'),
  artworks: token<(caller: Caller) => ArtworkAdministration>('artwork administration'),
  approval: token<(caller: Caller) => ArtistApproval>('approval'),
  waiting: token<(caller: Caller) => WaitingCounts>('waiting counts service'),
  log: token<(caller: Caller) => AuditLog>('audit log'),
  statistics: token<(caller: Caller) => Statistics>('statistics service'),
  mails: token<(caller: Caller) => UndeliveredMails>('undelivered mails service'),
  system: token<(caller: Caller) => System>('system service'),
}
