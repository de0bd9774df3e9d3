import { ContainerModule } from 'inversify'
import { artworksController } from '#adapters/http/catalogue/artworks-controller.ts'
import { importsController } from '#adapters/http/catalogue/imports-controller.ts'
import { mediaController } from '#adapters/http/catalogue/media-controller.ts'
import { ownArtworksController } from '#adapters/http/catalogue/own-artworks-controller.ts'
import { viewsController } from '#adapters/http/catalogue/views-controller.ts'
import { wholeArtworksController } from '#adapters/http/catalogue/whole-artworks-controller.ts'
import { bindService } from '../binding.ts'
import { apiControllers, rootControllers } from '../controller-tokens.ts'
import { catalogueServices, picturePorts } from './catalogue.tokens.ts'

const { catalogue, visits, ownArtworks, wholeArtworks, sights } = catalogueServices

export const catalogueControllers = new ContainerModule(({ bind }) => {
  bind(apiControllers).toResolvedValue(artworksController, [catalogue])
  bind(apiControllers).toResolvedValue(viewsController, [visits])
  bind(apiControllers).toResolvedValue(ownArtworksController, [ownArtworks])
  bind(apiControllers).toResolvedValue(importsController, [ownArtworks])
  bindService(bind, apiControllers, wholeArtworksController, {
    artworksOf: ownArtworks,
    wholeOf: wholeArtworks,
  })
  bindService(bind, rootControllers, mediaController, { images: picturePorts.images, sights })
})
