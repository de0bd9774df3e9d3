import {
  postgresAdminArtworkReader,
  postgresArtworkJudgement,
} from '#adapters/postgres/admin/postgres-admin-artworks.ts'
import { postgresAuditReader, postgresAuditWriter } from '#adapters/postgres/admin/postgres-audit-log.ts'
import { postgresPendingArtistReader } from '#adapters/postgres/admin/postgres-pending-artist-reader.ts'
import { postgresStatisticsReader } from '#adapters/postgres/admin/postgres-statistics-reader.ts'
import { postgresUndeliveredMails } from '#adapters/postgres/admin/postgres-undelivered-mails.ts'
import { postgresUserDirectory } from '#adapters/postgres/admin/postgres-user-directory.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { adminPorts } from './admin.tokens.ts'

export const adminInPostgres = portSet(adminPorts, database, {
  audit: ({ queries }) => postgresAuditWriter(queries),
  log: ({ reports }) => postgresAuditReader(reports),
  directory: ({ reports }) => postgresUserDirectory(reports),
  artworks: ({ reports }) => postgresAdminArtworkReader(reports),
  judgement: ({ queries }) => postgresArtworkJudgement(queries),
  pending: ({ queries }) => postgresPendingArtistReader(queries),
  statistics: ({ reports }) => postgresStatisticsReader(reports),
  mails: ({ queries }) => postgresUndeliveredMails(queries),
})
