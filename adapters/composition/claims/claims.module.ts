import { ContainerModule } from 'inversify'
import { claimPhotographsService } from '#application/claims/services/claim-photographs-service.ts'
import { claimsService } from '#application/claims/services/claims-service.ts'
import {
  artistClaimsService,
  claimAdministrationService,
} from '#application/claims/services/kept-claims-service.ts'
import { adminPorts } from '../admin/admin.tokens.ts'
import { artistDashboardPorts } from '../artist-dashboard/artist-dashboard.tokens.ts'
import { artistPorts } from '../artists/artists.tokens.ts'
import { bindService } from '../binding.ts'
import { intakePorts } from '../catalogue/catalogue.tokens.ts'
import { identityPorts, secondFactorCheck } from '../identity/identity.tokens.ts'
import { orderPorts } from '../orders/orders.tokens.ts'
import { settlementPorts } from '../orders/settlement-ports.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { claimPorts, claimServices } from './claims.tokens.ts'

const { claims } = claimPorts
const { accounts } = identityPorts
const artists = artistDashboardPorts.reader

const talking = {
  ...settlementPorts,
  claims,
  contacts: artistPorts.contacts,
  intake: intakePorts.intake,
  throttle: sharedPorts.throttle,
  ids: system.ids,
  digest: system.digest,
}
const keeping = { ...talking, artists, audit: adminPorts.audit }

/** Works that have arrived damaged, and what is said about them. */
export const claimsModule = new ContainerModule(({ bind }) => {
  bindService(bind, claimServices.claims, claimsService, { ...talking, accounts })
  bindService(bind, claimServices.own, artistClaimsService, keeping)
  bindService(bind, claimServices.administration, claimAdministrationService, keeping)
  bindService(bind, claimServices.photographs, claimPhotographsService, {
    claims,
    artists,
    accounts,
    orders: orderPorts.orders,
    secondFactors: secondFactorCheck,
    digest: system.digest,
  })
})
