import { artistRoute, artworkPage, galleryPage } from '#application/shared/addresses.ts'
import type { Navigation } from '#web/navigation/navigation.ts'
import { watchIntent } from './intent.ts'
import type { PagesAhead } from './pages-ahead.ts'
import { isScarce } from './scarce-line.ts'
import { whenIdle } from './when-idle.ts'

/** Where people look for a work to open. */
const walls: readonly string[] = [galleryPage, artistRoute]

/**
 * Has what people are about to see on its way before they ask for it.
 * @returns how to stop watching what they mean to press
 */
export function lookAhead(ahead: PagesAhead, navigation: Navigation): () => void {
  let hasWork = false
  // The screen is the same for each work: with it at hand, a press on a card asks for what it shows alone.
  const bringWorkTo = (path: string) => {
    if (hasWork || !walls.includes(path) || isScarce() || !navigator.onLine) return
    hasWork = true
    whenIdle(() => void ahead.bring(artworkPage('any')))
  }
  bringWorkTo(navigation.state.location.pathname)
  navigation.onShown(bringWorkTo)
  return watchIntent((url) => void ahead.fetch(url, navigation.state.matches))
}
