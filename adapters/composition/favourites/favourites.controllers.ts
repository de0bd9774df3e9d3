import { ContainerModule } from 'inversify'
import { favouritesController } from '#adapters/http/favourites/favourites-controller.ts'
import { followingController } from '#adapters/http/favourites/following-controller.ts'
import { followsController } from '#adapters/http/favourites/follows-controller.ts'
import { newWorksMailsController } from '#adapters/http/favourites/new-works-mails-controller.ts'
import { apiControllers } from '../controller-tokens.ts'
import { favouriteServices } from './favourites.tokens.ts'

const { favourites, follows, following, newWorks } = favouriteServices

export const favouritesControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(favouritesController, [favourites])
  bind(apiControllers).toResolvedValue(followsController, [follows])
  bind(apiControllers).toResolvedValue(followingController, [following])
  bind(apiControllers).toResolvedValue(newWorksMailsController, [newWorks])
})
