import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { optionId } from './suggestion-list.tsx'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

/** A search box that suggests works and artists: what its input, its form and its list need. */
export function useSuggestionBox(isOpen: boolean, onChoose: (suggestion: Suggestion) => void) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(isOpen ? typed : '')
  const isSuggesting = isOpen && suggestions.length > 0
  const chosen = isSuggesting ? suggestions[active] : undefined

  const clear = () => {
    setTyped('')
    setActive(-1)
  }
  const choose = (suggestion: Suggestion) => {
    clear()
    onChoose(suggestion)
  }
  return {
    typed,
    isSuggesting,
    /** Forgets what was typed. */
    clear,
    /** Arrow keys go through the suggestions, Enter opens the one they have reached. */
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        choose(chosen)
      } else if (step !== undefined && isSuggesting) {
        event.preventDefault()
        // One place more than there are suggestions: the box itself.
        const places = suggestions.length + 1
        setActive(((active + 1 + step + places) % places) - 1)
      }
    },
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isSuggesting,
      'aria-controls': listId,
      'aria-activedescendant': chosen && optionId(listId, active),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value)
        setActive(-1)
      },
    },
    list: { id: listId, suggestions, active, onChoose: choose },
  } as const
}
