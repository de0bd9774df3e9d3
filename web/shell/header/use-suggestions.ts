import { useEffect, useState } from 'react'
import type { ImageView } from '#application/catalogue/contract.ts'
import { worksSuggested } from '#application/catalogue/contract.ts'
import { artistPage, artworkPage } from '#application/shared/addresses.ts'
import { useServices } from '#web/services.ts'

export interface Suggestion {
  readonly kind: 'artwork' | 'artist'
  readonly id: string
  readonly href: string
  readonly text: string
  /** The artist of a work, what an artist works in. */
  readonly detail: string
  readonly image: ImageView | null
  /** The face of an artist. */
  readonly face: string | null
}

const none: readonly Suggestion[] = []
const nothing = { q: '', suggestions: none }
const shortest = 2
/** Milliseconds without a key after which the words are looked up. */
const pause = 200

/** Up to four works and two artists that go with what is typed. A search that fails suggests nothing. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const { catalogue, artists } = useServices()
  const [found, setFound] = useState(nothing)
  const q = typed.trim()

  useEffect(() => {
    if (q.length < shortest) return
    let isOutdated = false
    const lookUp = async () => {
      const [works, makers] = await Promise.allSettled([
        catalogue.artworks({ q, limit: worksSuggested }),
        artists.artists({ q, limit: 2 }),
      ])
      if (isOutdated) return
      const suggestions = [
        ...(works.status === 'fulfilled' ? works.value.items : []).map(
          ({ id, title, artist, images }): Suggestion => ({
            kind: 'artwork',
            id,
            href: artworkPage(id),
            text: title,
            detail: artist.name,
            image: images[0] ?? null,
            face: null,
          }),
        ),
        ...(makers.status === 'fulfilled' ? makers.value.items : []).map(
          (artist): Suggestion => ({
            kind: 'artist',
            id: artist.id,
            href: artistPage(artist),
            text: artist.name,
            detail: artist.artistProfile.preferredMedium,
            image: null,
            face: artist.profilePicture,
          }),
        ),
      ]
      setFound({ q, suggestions })
    }
    const timer = setTimeout(() => void lookUp(), pause)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [q, catalogue, artists])

  // Until the next ones come, those stay that may still be meant; never those of other words.
  const mayBeMeant = q.startsWith(found.q) || found.q.startsWith(q)
  return q.length < shortest || !mayBeMeant ? none : found.suggestions
}
