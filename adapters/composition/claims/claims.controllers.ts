import { ContainerModule } from 'inversify'
import { claimPhotographsController } from '#adapters/http/claims/claim-photographs-controller.ts'
import { claimsController } from '#adapters/http/claims/claims-controller.ts'
import {
  artistClaimsController,
  claimAdministrationController,
} from '#adapters/http/claims/kept-claims-controllers.ts'
import { bindService } from '../binding.ts'
import { picturePorts } from '../catalogue/catalogue.tokens.ts'
import { apiControllers } from '../controller-tokens.ts'
import { claimServices } from './claims.tokens.ts'

const { claims, own, administration, photographs } = claimServices

export const claimsControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(claimsController, [claims])
  bind(apiControllers).toResolvedValue(artistClaimsController, [own])
  bind(apiControllers).toResolvedValue(claimAdministrationController, [administration])
  bindService(bind, apiControllers, claimPhotographsController, {
    photographsFor: photographs,
    images: picturePorts.images,
  })
})
