import {
  memoryAdminArtworkReader,
  memoryArtworkJudgement,
} from '#adapters/memory/admin/memory-admin-artworks.ts'
import { memoryAuditLog } from '#adapters/memory/admin/memory-audit-log.ts'
import { memoryPendingArtistReader } from '#adapters/memory/admin/memory-pending-artist-reader.ts'
import { memoryStatisticsReader } from '#adapters/memory/admin/memory-statistics-reader.ts'
import { memoryGivenUpJobs, memoryMachine, memorySystem } from '#adapters/memory/admin/memory-system.ts'
import { memoryUndeliveredMails } from '#adapters/memory/admin/memory-undelivered-mails.ts'
import { memoryUserDirectory } from '#adapters/memory/admin/memory-user-directory.ts'
import { memoryWaitingCountsReader } from '#adapters/memory/admin/memory-waiting-counts-reader.ts'
import { portSet } from '../binding.ts'
import { system } from '../shared/shared.tokens.ts'
import { memoryStore } from '../tokens.ts'
import { adminPorts, machinePorts } from './admin.tokens.ts'

export const adminInMemory = portSet(
  adminPorts,
  { ...memoryStore, ids: system.ids },
  {
    audit: ({ memory: { accounts, audit }, ids }) => memoryAuditLog(accounts, audit, ids),
    log: ({ memory: { accounts, audit }, ids }) => memoryAuditLog(accounts, audit, ids),
    directory: ({ memory: { accounts, gallery, orders } }) => memoryUserDirectory(accounts, gallery, orders),
    artworks: ({ memory: { gallery } }) => memoryAdminArtworkReader(gallery),
    judgement: ({ memory: { gallery } }) => memoryArtworkJudgement(gallery),
    pending: ({ memory: { gallery, accounts } }) => memoryPendingArtistReader(gallery, accounts),
    waitingCounts: ({ memory }) => memoryWaitingCountsReader(memory),
    statistics: ({ memory }) => memoryStatisticsReader(memory),
    mails: ({ memory: { mails } }) => memoryUndeliveredMails(mails),
    system: ({ memory }) => memorySystem(memory),
    givenUp: ({ memory: { jobs } }) => memoryGivenUpJobs(jobs),
  },
)

export const machineInMemory = portSet(machinePorts, {}, { machine: () => memoryMachine })
