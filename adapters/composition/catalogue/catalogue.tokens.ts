import type { ArtworkReader } from '#application/catalogue/artwork-reader.ts'
import type { ArtworkSignals } from '#application/catalogue/artwork-signals.ts'
import type { CatalogueImport } from '#application/catalogue/catalogue-import.ts'
import type { ArtworkVisits, Catalogue } from '#application/catalogue/contract.ts'
import type { KeptPictures } from '#application/catalogue/kept-pictures.ts'
import type { OwnArtworkReader } from '#application/catalogue/own-artwork-reader.ts'
import type { OwnArtworkRepository } from '#application/catalogue/own-artwork-repository.ts'
import type { OwnArtworks } from '#application/catalogue/own-artworks-contract.ts'
import type { PictureIntake } from '#application/catalogue/picture-intake.ts'
import type { PictureSights, PictureUsesReader } from '#application/catalogue/picture-sights.ts'
import type { RemoteFiles } from '#application/catalogue/remote-files.ts'
import type { UnusedPictures } from '#application/catalogue/services/unused-pictures-service.ts'
import type { WholeArtworks } from '#application/catalogue/services/whole-artworks-service.ts'
import type { ShopExports } from '#application/catalogue/shop-exports.ts'
import type { SiteIndex } from '#application/catalogue/site-index.ts'
import type { TrendingReader } from '#application/catalogue/trending-reader.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import { token } from '../binding.ts'

export const cataloguePorts = {
  artworks: token<ArtworkReader>('artworks'),
  trending: token<TrendingReader>('trending'),
  signals: token<ArtworkSignals>('signals'),
  index: token<SiteIndex>('index'),
  works: token<OwnArtworkRepository>('works'),
  reader: token<OwnArtworkReader>('own artwork reader'),
  kept: token<KeptPictures>('kept pictures'),
}

/** How a whole catalogue is taken in; by a command alone. */
export const importPorts = { imported: token<CatalogueImport>('imported') }

/** How pictures and tables come in. */
export const intakePorts = {
  intake: token<PictureIntake>('intake'),
  exports: token<ShopExports>('exports'),
}

/** Where pictures are kept and made smaller, and come from; only where people look at them. */
export const picturePorts = {
  images: token<ImageStore>('images'),
  uses: token<PictureUsesReader>('picture uses'),
  remote: token<RemoteFiles>('remote'),
}

export const catalogueServices = {
  catalogue: token<Catalogue>('catalogue'),
  visits: token<(visit: Visit) => ArtworkVisits>('visits'),
  ownArtworks: token<(caller: Caller) => OwnArtworks>('ownArtworks'),
  wholeArtworks: token<(caller: Caller) => WholeArtworks>('wholeArtworks'),
  sights: token<PictureSights>('sights'),
  unusedPictures: token<UnusedPictures>('unused pictures'),
}
