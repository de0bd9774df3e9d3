import { ContainerModule } from 'inversify'
import { payoutFiles as writeFiles } from '#adapters/payout-files/payout-files.ts'
import { pdfStatementPrinter } from '#adapters/pdf/pdf-statement-printer.ts'
import { ownPayoutsService } from '#application/payouts/services/own-payouts-service.ts'
import { ownStatementsService } from '#application/payouts/services/own-statements-service.ts'
import { type Payday, paydayService } from '#application/payouts/services/payday-service.ts'
import { payoutAccountService } from '#application/payouts/services/payout-account-service.ts'
import { payoutAdministrationService } from '#application/payouts/services/payout-administration-service.ts'
import { adminPorts } from '../admin/admin.tokens.ts'
import { artistDashboardPorts } from '../artist-dashboard/artist-dashboard.tokens.ts'
import { artistPorts } from '../artists/artists.tokens.ts'
import { bindService, settings } from '../binding.ts'
import { callerOf, identityPorts } from '../identity/identity.tokens.ts'
import { notificationPorts } from '../notifications/notifications.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { jobDoers } from '../tokens.ts'
import { payoutFiles, payoutPorts, payoutServices, statementPrinter } from './payouts.tokens.ts'

const { contacts } = artistPorts
const { outbox } = notificationPorts
const { work, throttle } = sharedPorts
const { clock, ids, digest, phones, ibans } = system
const { payouts, accounts, reader, statements } = payoutPorts
const artists = artistDashboardPorts.reader

const settingAside = { payouts, accounts, contacts, ids, clock }

const comingOfPayday = (payday: Payday) => ({
  'pay-artists': async () => {
    await payday.come()
  },
})

/** How artists' money leaves, and where it goes. */
export const payoutsModule = new ContainerModule(({ bind }) => {
  bind(payoutFiles).toResolvedValue(writeFiles, [settings]).inSingletonScope()
  bindService(bind, payoutServices.payday, paydayService, { ...settingAside, work })
  bindService(bind, payoutServices.administration, payoutAdministrationService, {
    ...settingAside,
    reader,
    outbox,
    work,
    files: payoutFiles,
    audit: adminPorts.audit,
  })
  bindService(bind, payoutServices.own, ownPayoutsService, { reader, artists })
  bind(statementPrinter).toConstantValue(pdfStatementPrinter)
  bindService(bind, payoutServices.statements, ownStatementsService, {
    statements,
    artists,
    printer: statementPrinter,
    clock,
  })
  bindService(bind, payoutServices.account, payoutAccountService, {
    accounts,
    artists,
    contacts,
    callerOf,
    outbox,
    throttle,
    work,
    ids,
    clock,
    digest,
    phones,
    ibans,
    sessions: identityPorts.sessions,
  })
  bind(jobDoers).toResolvedValue(comingOfPayday, [payoutServices.payday])
})
