import type { Happening } from './happening.ts'

/** What happens at the gallery, for a page that stays open. */
export interface HappeningsLine {
  /**
   * Hears what concerns whoever is signed in.
   * @param missed something may have happened unheard: look again
   * @returns how to stop listening
   */
  listen(heard: (happening: Happening) => void, missed: () => void): () => void
}
