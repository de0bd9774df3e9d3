import { ContainerModule } from 'inversify'
import { adminArtworksController } from '#adapters/http/admin/admin-artworks-controller.ts'
import { artistApprovalController } from '#adapters/http/admin/artist-approval-controller.ts'
import { auditController } from '#adapters/http/admin/audit-controller.ts'
import { statisticsController } from '#adapters/http/admin/statistics-controller.ts'
import { systemController } from '#adapters/http/admin/system-controller.ts'
import { undeliveredMailsController } from '#adapters/http/admin/undelivered-mails-controller.ts'
import { usersController } from '#adapters/http/admin/users-controller.ts'
import { waitingCountsController } from '#adapters/http/admin/waiting-counts-controller.ts'
import { apiControllers } from '../controller-tokens.ts'
import { adminServices } from './admin.tokens.ts'

const { users, artworks, approval, waiting, log, statistics, mails, system } = adminServices

export const adminControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(usersController, [users])
  bind(apiControllers).toResolvedValue(adminArtworksController, [artworks])
  bind(apiControllers).toResolvedValue(artistApprovalController, [approval])
  bind(apiControllers).toResolvedValue(waitingCountsController, [waiting])
  bind(apiControllers).toResolvedValue(auditController, [log])
  bind(apiControllers).toResolvedValue(statisticsController, [statistics])
  bind(apiControllers).toResolvedValue(undeliveredMailsController, [mails])
  bind(apiControllers).toResolvedValue(systemController, [system])
})
