import { machineWith } from '#adapters/disk/machine.ts'
import { putOffAnew } from '#adapters/jobs/given-up-queue.ts'
import { givenUpQueue } from '#adapters/jobs/pg-boss-queues.ts'
import {
  postgresAdminArtworkReader,
  postgresArtworkJudgement,
} from '#adapters/postgres/admin/postgres-admin-artworks.ts'
import { postgresAuditReader, postgresAuditWriter } from '#adapters/postgres/admin/postgres-audit-log.ts'
import { postgresGivenUpJobs } from '#adapters/postgres/admin/postgres-given-up-jobs.ts'
import { postgresPendingArtistReader } from '#adapters/postgres/admin/postgres-pending-artist-reader.ts'
import { postgresStatisticsReader } from '#adapters/postgres/admin/postgres-statistics-reader.ts'
import { postgresSystem } from '#adapters/postgres/admin/postgres-system.ts'
import { postgresUndeliveredMails } from '#adapters/postgres/admin/postgres-undelivered-mails.ts'
import { postgresUserDirectory } from '#adapters/postgres/admin/postgres-user-directory.ts'
import { postgresWaitingCountsReader } from '#adapters/postgres/admin/postgres-waiting-counts-reader.ts'
import { shopVersion } from '#adapters/system/shop-version.ts'
import { portSet } from '../binding.ts'
import { database, installation } from '../tokens.ts'
import { adminPorts, machinePorts } from './admin.tokens.ts'

export const adminInPostgres = portSet(
  adminPorts,
  { queries: database.queries, reports: database.reports, sql: database.sql },
  {
    audit: ({ queries }) => postgresAuditWriter(queries),
    log: ({ reports }) => postgresAuditReader(reports),
    directory: ({ reports }) => postgresUserDirectory(reports),
    artworks: ({ reports }) => postgresAdminArtworkReader(reports),
    judgement: ({ queries }) => postgresArtworkJudgement(queries),
    pending: ({ queries }) => postgresPendingArtistReader(queries),
    waitingCounts: ({ queries }) => postgresWaitingCountsReader(queries),
    statistics: ({ reports }) => postgresStatisticsReader(reports),
    mails: ({ queries }) => postgresUndeliveredMails(queries),
    system: ({ queries }) => postgresSystem(queries),
    givenUp: ({ queries, sql }) => postgresGivenUpJobs(queries, givenUpQueue, putOffAnew(sql)),
  },
)

export const thisMachine = portSet(
  machinePorts,
  { installation },
  {
    machine: ({ installation: { mediaUrl, mediaFolder } }) =>
      machineWith(mediaFolder, typeof mediaUrl === 'string', shopVersion),
  },
)
