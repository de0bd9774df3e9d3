import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { artistsPage } from '#application/shared/addresses.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { type Option, Select } from '#web/ui/fields/select.tsx'
import { type ArtistsAddress, artistsAddressFrom, artistsHref } from './artists-address.ts'
import * as css from './artists-screen.css.ts'

const sortOptions: readonly Option[] = [
  { value: '', label: 'Name' },
  { value: 'newest', label: 'Newest First' },
  { value: 'followers', label: 'Most Followers' },
]

/** Search and order: a plain form, so that it works without JavaScript; with it, a choice applies at once. */
export function ArtistsSearch({ view }: { view: ArtistsAddress }) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { q } = view
  const sort = view.sort === 'name' ? '' : view.sort

  // The address is the truth: after 'back' the form follows it.
  useEffect(() => {
    for (const [name, value] of Object.entries({ q, sort })) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
    }
  }, [q, sort])

  const apply = () => {
    if (!form.current) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') query.set(name, value)
    void navigate(artistsHref(artistsAddressFrom(query)))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }

  return (
    <form
      method="get"
      ref={form}
      className={css.search}
      action={artistsPage}
      role="search"
      aria-label="Artists"
      onSubmit={onSubmit}
    >
      <SearchField label="Search artists" placeholder="Search artists" defaultValue={q} />
      <Select label="Sort By" name="sort" defaultValue={sort} options={sortOptions} onChange={apply} />
    </form>
  )
}
