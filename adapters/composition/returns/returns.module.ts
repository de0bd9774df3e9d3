import { ContainerModule } from 'inversify'
import {
  artistReturnsService,
  returnAdministrationService,
} from '#application/returns/services/returns-service.ts'
import { withdrawalsService } from '#application/returns/services/withdrawals-service.ts'
import { adminPorts } from '../admin/admin.tokens.ts'
import { artistDashboardPorts } from '../artist-dashboard/artist-dashboard.tokens.ts'
import { artistPorts } from '../artists/artists.tokens.ts'
import { bindService } from '../binding.ts'
import { identityPorts } from '../identity/identity.tokens.ts'
import { settlementPorts } from '../orders/settlement-ports.ts'
import { system } from '../shared/shared.tokens.ts'
import { returnPorts, returnServices } from './returns.tokens.ts'

const { withdrawals } = returnPorts

const keeping = {
  ...settlementPorts,
  withdrawals,
  artists: artistDashboardPorts.reader,
  audit: adminPorts.audit,
}

/** Withdrawing from an order, and what comes back. */
export const returnsModule = new ContainerModule(({ bind }) => {
  bindService(bind, returnServices.withdrawals, withdrawalsService, {
    ...settlementPorts,
    withdrawals,
    accounts: identityPorts.accounts,
    contacts: artistPorts.contacts,
    ids: system.ids,
    digest: system.digest,
  })
  bindService(bind, returnServices.own, artistReturnsService, keeping)
  bindService(bind, returnServices.administration, returnAdministrationService, keeping)
})
