import { artistRoute, artworkPage, galleryPage } from '#application/shared/addresses.ts'
import type { Navigation } from '#web/navigation/navigation.ts'
import { watchIntent } from './intent.ts'
import type { PagesAhead } from './pages-ahead.ts'
import { isScarce } from './scarce-line.ts'

/** Where people look for a work to open. */
const walls: readonly string[] = [galleryPage, artistRoute]

/**
 * Has what people are about to see on its way before they ask for it.
 * @returns how to stop
 */
export function lookAhead(ahead: PagesAhead, navigation: Navigation): () => void {
  // The screen is the same for each work: a press on a card then asks for no more than what the work's page shows.
  const bringWork = () => void ahead.bring(artworkPage('any'))
  const prepareFor = (path: string) => {
    if (!walls.includes(path) || isScarce()) return
    if ('requestIdleCallback' in window) requestIdleCallback(bringWork)
  }
  prepareFor(window.location.pathname)
  return watchIntent((url) => {
    void ahead.fetch(url, navigation.state.matches)
    prepareFor(url.pathname)
  })
}
