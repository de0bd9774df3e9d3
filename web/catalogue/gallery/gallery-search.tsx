import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SuggestionList } from '#web/shell/header/suggestion-list.tsx'
import { useSuggestionBox } from '#web/shell/header/use-suggestion-box.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import * as css from './gallery-screen.css.ts'

/** The gallery's own search: words narrow the wall, a suggestion leads straight to a work or an artist. */
export function GallerySearch({ q }: { q: string }) {
  const navigate = useNavigate()
  const [isHere, setHere] = useState(false)
  const box = useSuggestionBox(isHere, ({ href }) => void navigate(href))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && box.isSuggesting) {
      // The first Escape closes the list, as long as there is one; the next empties the box.
      event.preventDefault()
      box.clear()
    } else box.onKeyDown(event)
    // Whoever searches has found no suggestion.
    if (event.key === 'Enter') box.clear()
  }
  return (
    <SearchField
      className={css.search}
      label="Search the gallery"
      placeholder="Search for artworks, artists, styles..."
      defaultValue={q}
      input={{
        ...box.input,
        onKeyDown,
        onFocus: () => setHere(true),
        onBlur: () => setHere(false),
      }}
    >
      {box.isSuggesting && (
        <div className={css.suggestions}>
          <SuggestionList {...box.list} />
        </div>
      )}
    </SearchField>
  )
}
