import { ContainerModule } from 'inversify'
import { artworkVisitsService } from '#application/catalogue/services/artwork-visits-service.ts'
import { catalogueService } from '#application/catalogue/services/catalogue-service.ts'
import { ownArtworksService } from '#application/catalogue/services/own-artworks-service.ts'
import { unusedPicturesService } from '#application/catalogue/services/unused-pictures-service.ts'
import { wholeArtworksService } from '#application/catalogue/services/whole-artworks-service.ts'
import { bindService } from '../binding.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { cataloguePorts, catalogueServices, intakePorts, picturePorts } from './catalogue.tokens.ts'

const { artworks, trending, signals, works, reader, kept } = cataloguePorts
const { intake, exports } = intakePorts
const { images } = picturePorts
const { work, jobs, throttle } = sharedPorts
const { clock, ids } = system

const ownWorks = { works, reader, intake, jobs, throttle, work, ids, clock }

/** What every visitor reads of artworks, and artists' own works. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  bindService(bind, catalogueServices.catalogue, catalogueService, { artworks, trending })
  bindService(bind, catalogueServices.visits, artworkVisitsService, { signals, throttle, clock })
  bindService(bind, catalogueServices.ownArtworks, ownArtworksService, { ...ownWorks, exports })
  bindService(bind, catalogueServices.wholeArtworks, wholeArtworksService, ownWorks)
  bindService(bind, catalogueServices.unusedPictures, unusedPicturesService, { kept, images, work, clock })
})
