import { ContainerModule } from 'inversify'
import { exportsApart } from '#adapters/import/exports-apart.ts'
import { forkedCodec } from '#adapters/media/forked-codec.ts'
import { sentPictures } from '#adapters/media/sent-pictures.ts'
import { postgresPictureUses } from '#adapters/postgres/catalogue/pictures/postgres-picture-uses.ts'
import { httpsFiles } from '#adapters/remote/https-files.ts'
import { pictureSights } from '#application/catalogue/picture-sights.ts'
import { type PictureDoerPorts, pictureDoers } from '#application/catalogue/services/picture-doers.ts'
import { bindService, portSet, settings } from '../binding.ts'
import { secondFactorCheck } from '../identity/identity.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { database, installation, jobDoers } from '../tokens.ts'
import { cataloguePorts, catalogueServices, intakePorts, picturePorts } from './catalogue.tokens.ts'
import { imageStoreAt } from './image-store-at.ts'

const { work, jobs } = sharedPorts

const quietly = (): void => undefined

/** What becomes of pictures where there are any: who may look at them, and the jobs that fetch them and make their sizes. */
export const picturesModule = new ContainerModule(({ bind }) => {
  bindService(bind, catalogueServices.sights, pictureSights, {
    uses: picturePorts.uses,
    secondFactors: secondFactorCheck,
  })
  bindService(
    bind,
    jobDoers,
    (ports: Omit<PictureDoerPorts, 'trouble'>, { trouble = quietly }) => pictureDoers({ ...ports, trouble }),
    {
      work,
      jobs,
      works: cataloguePorts.works,
      kept: cataloguePorts.kept,
      images: picturePorts.images,
      remote: picturePorts.remote,
      intake: intakePorts.intake,
      digest: system.digest,
    },
  )
})

/** Strangers' pictures and tables are read in processes of their own. */
export const intakeApart = portSet(
  intakePorts,
  { images: picturePorts.images, kept: cataloguePorts.kept, clock: system.clock },
  {
    intake: ({ images, kept, clock }) => sentPictures(images, (hash) => kept.note(hash, clock.now())),
    exports: () => exportsApart(),
  },
)

export const keptPictures = portSet(
  picturePorts,
  { queries: database.queries, installation, settings },
  {
    images: ({ installation: { mediaUrl, mediaFolder }, settings: { trouble } }) =>
      imageStoreAt(mediaUrl ?? mediaFolder, { codec: forkedCodec(), trouble }),
    uses: ({ queries }) => postgresPictureUses(queries),
    remote: () => httpsFiles(),
  },
)
