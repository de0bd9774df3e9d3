import { Search, X } from 'lucide'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { galleryPage } from '#application/shared/addresses.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { formAddress } from '#web/ui/fields/form-address.ts'
import * as css from './header-search.css.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestionBox } from './use-suggestion-box.ts'

interface HeaderSearchProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** A search icon that grows into a text box; Enter looks for its words in the gallery, or opens what is suggested. */
export function HeaderSearch({ isOpen, onOpen }: HeaderSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  const navigate = useNavigate()
  const box = useSuggestionBox(isOpen, ({ href }) => {
    onOpen(false)
    void navigate(href)
  })

  useEffect(() => {
    if (isOpen) input.current?.focus()
    else if (wasOpen.current) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])

  const close = () => {
    box.clear()
    onOpen(false)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const href = formAddress(event.currentTarget)
    close()
    void navigate(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    else box.onKeyDown(event)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever one is in it
    <form
      method="get"
      className={isOpen ? `${css.box} ${css.open}` : css.box}
      action={galleryPage}
      role="search"
      aria-label="Site"
      onKeyDown={onKeyDown}
      onSubmit={onSubmit}
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
        maxLength={200}
        {...box.input}
        value={box.typed}
      />
      <IconButton className={css.closer} icon={X} label="Close search" onClick={close} />
      {box.isSuggesting && <SuggestionList {...box.list} />}
    </form>
  )
}
