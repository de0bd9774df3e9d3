import { redirect } from 'react-router-dom'
import { type Catalogue, noFacets } from '#application/catalogue/contract.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { pageAsListed } from '#web/catalogue/as-listed.ts'
import { loaded } from '#web/loading.ts'
import { firstPage } from '#web/ui/navigation/list-position.ts'
import { galleryAddressFrom, galleryFilter, galleryHref, galleryRequest } from './gallery-address.ts'
import type { GalleryData } from './gallery-routes.tsx'

/** The works that an address asks for. What it asks for that is not known is left out: old links lead somewhere, too. */
export async function loadGallery(catalogue: Catalogue, url: URL): Promise<GalleryData | Response> {
  const view = galleryAddressFrom(url.searchParams)
  try {
    const [works, facets] = await Promise.all([
      loaded(catalogue.artworks(galleryRequest(view))),
      // Works are shown all the same where nobody can say what to choose them by.
      catalogue.facets(galleryFilter(view)).catch(() => noFacets),
    ])
    return { ...pageAsListed(works), facets }
  } catch (error) {
    // A cursor that was cut off on its way here: the list begins anew.
    if (isDomainError(error) && view.cursors.length > 0)
      return redirect(galleryHref({ ...view, ...firstPage }))
    throw error
  }
}
