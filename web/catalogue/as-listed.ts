import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { Page } from '#application/shared/page.ts'

/** A work as a card shows it: of its pictures the first alone travels with the page. */
const asListed = (work: ArtworkView): ArtworkView => ({ ...work, images: work.images.slice(0, 1) })

/** A page of works as cards show them. */
export const pageAsListed = (page: Page<ArtworkView>): Page<ArtworkView> => ({
  ...page,
  items: page.items.map(asListed),
})

/** A work as its picture and its label show it, without a word more. */
export const asLabelled = (work: ArtworkView): ArtworkView => ({ ...asListed(work), description: '' })
