import { Avatar } from '#web/ui/artwork/avatar.tsx'
import { Picture } from '#web/ui/artwork/picture.tsx'
import * as css from './suggestion-list.css.ts'
import type { Suggestion } from './use-suggestions.ts'

interface SuggestionListProps {
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  /** Which of them the arrow keys have reached; -1 for none. */
  readonly active: number
  readonly onChoose: (suggestion: Suggestion) => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** Works and artists that go with the words in the search box. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <div className={css.list} id={id} role="listbox" aria-label="Suggestions">
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search box has the keyboard, and answers it
        <div
          key={suggestion.id}
          id={optionId(id, index)}
          className={css.option}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The box keeps the focus: losing it would close the list under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.kind === 'artist' ? (
            <Avatar name={suggestion.text} picture={suggestion.face} size={40} />
          ) : suggestion.image ? (
            <Picture image={suggestion.image} sizes="44px" alt="" />
          ) : (
            <span />
          )}
          <span>
            <span className={suggestion.kind === 'artist' ? css.name : css.title}>{suggestion.text}</span>
            {suggestion.detail}
          </span>
        </div>
      ))}
    </div>
  )
}
