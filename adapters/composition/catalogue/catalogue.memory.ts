import { shopExports } from '#adapters/import/shop-exports.ts'
import { memoryArtworkReader } from '#adapters/memory/catalogue/memory-artwork-reader.ts'
import { memoryArtworkSignals } from '#adapters/memory/catalogue/memory-artwork-signals.ts'
import { memoryKeptPictures } from '#adapters/memory/catalogue/memory-kept-pictures.ts'
import {
  memoryOwnArtworkReader,
  memoryOwnArtworkRepository,
} from '#adapters/memory/catalogue/memory-own-artworks.ts'
import { memoryPictureIntake } from '#adapters/memory/catalogue/memory-picture-intake.ts'
import { memorySiteIndex } from '#adapters/memory/catalogue/memory-site-index.ts'
import { memoryTrendingReader } from '#adapters/memory/catalogue/memory-trending-reader.ts'
import { portSet } from '../binding.ts'
import { system } from '../shared/shared.tokens.ts'
import { memoryStore } from '../tokens.ts'
import { cataloguePorts, intakePorts } from './catalogue.tokens.ts'

export const catalogueInMemory = portSet(cataloguePorts, memoryStore, {
  artworks: ({ memory: { gallery } }) => memoryArtworkReader(gallery),
  trending: ({ memory: { gallery } }) => memoryTrendingReader(gallery),
  signals: ({ memory: { gallery } }) => memoryArtworkSignals(gallery),
  index: ({ memory: { gallery } }) => memorySiteIndex(gallery),
  works: ({ memory: { gallery, accounts } }) => memoryOwnArtworkRepository(gallery, accounts),
  reader: ({ memory: { gallery } }) => memoryOwnArtworkReader(gallery),
  kept: ({ memory: { gallery } }) => memoryKeptPictures(gallery),
})

/** Pictures are looked at by their first bytes, and tables read where they are. */
export const intakeHere = portSet(
  intakePorts,
  { kept: cataloguePorts.kept, clock: system.clock },
  {
    intake: ({ kept, clock }) => memoryPictureIntake((hash) => kept.note(hash, clock.now())),
    exports: () => shopExports,
  },
)
