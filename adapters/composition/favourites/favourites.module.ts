import { ContainerModule } from 'inversify'
import { favouritesService } from '#application/favourites/services/favourites-service.ts'
import { followingService } from '#application/favourites/services/following-service.ts'
import { followsService } from '#application/favourites/services/follows-service.ts'
import { type NewWorks, newWorksService } from '#application/favourites/services/new-works-service.ts'
import { artistPorts } from '../artists/artists.tokens.ts'
import { bindService } from '../binding.ts'
import { notificationPorts } from '../notifications/notifications.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { jobDoers } from '../tokens.ts'
import { favouritePorts, favouriteServices } from './favourites.tokens.ts'

const { favourites, reader, follows, newWorks } = favouritePorts
const { outbox } = notificationPorts
const { work } = sharedPorts
const { clock, ids, seal } = system

const telling = (news: NewWorks) => ({
  'tell-followers': async () => {
    await news.tell()
  },
})

/** Favourites, whom somebody follows, and the mails about new works. */
export const favouritesModule = new ContainerModule(({ bind }) => {
  bindService(bind, favouriteServices.favourites, favouritesService, { favourites, reader, clock })
  bindService(bind, favouriteServices.follows, followsService, { follows })
  bindService(bind, favouriteServices.following, followingService, {
    follows,
    newWorks,
    artists: artistPorts.reader,
  })
  bindService(bind, favouriteServices.newWorks, newWorksService, { newWorks, outbox, work, seal, ids, clock })
  bind(jobDoers).toResolvedValue(telling, [favouriteServices.newWorks])
})
