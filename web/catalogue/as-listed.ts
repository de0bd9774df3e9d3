import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { Page } from '#application/shared/page.ts'

/** As much as fills the three lines of a card and more, up to the end of a word where there is one. */
const beginning = /^(?:.{1,239}(?=\s)|.{240})/su

/** Somebody may have written pages about each of two dozen works. */
const begun = (text: string): string => (text.length <= 240 ? text : `${beginning.exec(text)?.[0] ?? text}…`)

/** A work as a card shows it: with how its story begins. */
const asListed = (work: ArtworkView): ArtworkView => ({ ...work, description: begun(work.description) })

/** A page of works as cards show them. */
export const pageAsListed = (page: Page<ArtworkView>): Page<ArtworkView> => ({
  ...page,
  items: page.items.map(asListed),
})

/** A work as its picture and its label show it, without a word more. */
export const asLabelled = (work: ArtworkView): ArtworkView => ({ ...work, description: '' })
