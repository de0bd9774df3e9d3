import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router-dom'
import { IconButton } from '#web/ui/icon-button.tsx'
import * as css from './header-search.css.ts'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

interface HeaderSearchProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** A search icon that grows into a text box; Enter looks for its words in the gallery, or opens what is suggested. */
export function HeaderSearch({ isOpen, onOpen }: HeaderSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  const listId = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(isOpen ? typed : '')
  const isSuggesting = isOpen && suggestions.length > 0
  const chosen = isSuggesting ? suggestions[active] : undefined

  useEffect(() => {
    if (isOpen) input.current?.focus()
    else if (wasOpen.current) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])

  const close = () => {
    setTyped('')
    setActive(-1)
    onOpen(false)
  }
  const choose = ({ href }: Suggestion) => {
    close()
    void navigate(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (step !== undefined && isSuggesting) {
      event.preventDefault()
      // One place more than there are suggestions: the box itself.
      const places = suggestions.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    }
  }

  return (
    <Form
      className={isOpen ? `${css.box} ${css.open}` : css.box}
      action="/art-gallery"
      role="search"
      aria-label="Site"
      onKeyDown={onKeyDown}
      onSubmit={close}
    >
      <IconButton
        ref={opener}
        className={css.opener}
        icon={Search}
        label="Open search"
        aria-expanded={isOpen}
        onClick={() => onOpen(true)}
      />
      <IconButton className={css.submit} icon={Search} label="Search" type="submit" />
      <input
        ref={input}
        className={css.input}
        type="search"
        name="q"
        placeholder="Search"
        aria-label="Search"
        role="combobox"
        autoComplete="off"
        maxLength={200}
        aria-autocomplete="list"
        aria-expanded={isSuggesting}
        aria-controls={listId}
        aria-activedescendant={chosen && optionId(listId, active)}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
        }}
      />
      <IconButton className={css.closer} icon={X} label="Close search" onClick={close} />
      {isSuggesting && (
        <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={choose} />
      )}
    </Form>
  )
}
