import { ContainerModule } from 'inversify'
import { artistsController } from '#adapters/http/artists/artists-controller.ts'
import { ownProfileController } from '#adapters/http/artists/own-profile-controller.ts'
import { apiControllers } from '../controller-tokens.ts'
import { artistServices } from './artists.tokens.ts'

export const artistsControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(artistsController, [artistServices.artists])
  bind(apiControllers).toResolvedValue(ownProfileController, [artistServices.ownProfile])
})
