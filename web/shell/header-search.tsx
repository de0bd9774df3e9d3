import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router-dom'
import { IconButton } from '#web/ui/icon-button.tsx'
import * as css from './header-search.css.ts'

interface HeaderSearchProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** A search icon that grows into a text box; Enter looks for its words in the gallery. */
export function HeaderSearch({ isOpen, onOpen }: HeaderSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    if (isOpen) input.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onOpen(false)
  }

  return (
    <Form
      className={isOpen ? `${css.box} ${css.open}` : css.box}
      action="/art-gallery"
      role="search"
      aria-label="Site"
      onKeyDown={onKeyDown}
      onSubmit={() => onOpen(false)}
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
      />
      <IconButton className={css.closer} icon={X} label="Close search" onClick={() => onOpen(false)} />
    </Form>
  )
}
