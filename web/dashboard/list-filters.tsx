import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { beginOfDay } from '#domain/shared/day.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { type Option, Select } from '#web/ui/fields/select.tsx'
import * as css from './list-filters.css.ts'

interface Choice {
  /** In the address. */
  readonly name: string
  readonly label: string
  /** The first is the one that needs no words in the address. */
  readonly options: readonly Option[]
}

interface ListFiltersProps {
  /** What is looked for, such as 'Search users'. */
  readonly label?: string
  readonly choices?: readonly Choice[]
  /** Fields of the list's own. */
  readonly children?: ReactNode
}

/** What a field can hold of an address: a date field takes nothing but days. */
const fieldText = (type: string, asked: string | null): string =>
  asked === null || (type === 'date' && !beginOfDay(asked)) ? '' : asked

/** What a list shows; it stands in the address, and every change begins with the first page. */
export function ListFilters({ label, choices = [], children }: ListFiltersProps) {
  const location = useLocation()
  const { pathname, search } = location
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const form = useRef<HTMLFormElement>(null)
  // What the form itself has asked for, until it stands in the address.
  const asking = useRef<string>(null)
  const shown = useRef(search)
  // The address may change without the form, by going back; the form stays, so that the keyboard does not lose its place.
  useEffect(() => {
    const { search: to } = location
    // Also where one goes back before the list that was asked for is there.
    const isLeft = asking.current !== null || shown.current !== to
    const isOwn = asking.current === to
    asking.current = null
    shown.current = to
    // Whoever types on while the list comes keeps what is typed.
    if (isOwn || !isLeft) return
    const asked = new URLSearchParams(to)
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement) field.value = fieldText(field.type, asked.get(field.name))
      else if (field instanceof HTMLSelectElement)
        field.value = asked.get(field.name) ?? field.options[0]?.value ?? ''
  }, [location])
  const show = (filled: HTMLFormElement) => {
    const plain = new Set(choices.map(({ name, options }) => `${name}=${options[0]?.value ?? ''}`))
    const given = [...new FormData(filled)].flatMap(([name, value]) =>
      typeof value !== 'string' || value.trim() === '' || plain.has(`${name}=${value}`)
        ? []
        : [[name, value.trim()]],
    )
    const words = new URLSearchParams(given).toString()
    asking.current = words === '' ? '' : `?${words}`
    void navigate(`${pathname}${asking.current}`)
  }
  return (
    <form
      method="get"
      ref={form}
      className={css.filters}
      role="search"
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault()
        show(event.currentTarget)
      }}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) show(currentTarget)
      }}
    >
      {label !== undefined && (
        <SearchField
          className={css.search}
          label={label}
          placeholder={label}
          defaultValue={query.get('q') ?? ''}
        />
      )}
      {children}
      {choices.map(({ name, label: what, options }) => (
        <Select
          key={name}
          label={what}
          labelHidden
          name={name}
          options={options}
          defaultValue={query.get(name) ?? options[0]?.value}
        />
      ))}
    </form>
  )
}
