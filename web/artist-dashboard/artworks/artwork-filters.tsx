import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { ownArtworksPage } from '#application/shared/dashboard-addresses.ts'
import { workStates } from '#domain/catalogue/publishing.ts'
import * as css from '#web/dashboard/list-filters.css.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { formAddress } from '#web/ui/fields/form-address.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { stateShown } from './artwork-states.ts'
import { type ArtworksAddress, artworksHref } from './artworks-address.ts'

const stateOptions = (isApproved: boolean) => [
  { value: '', label: 'All states' },
  ...workStates.map((value) => ({ value, label: stateShown(value, isApproved).word })),
]
const orderOptions = [
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'Title' },
  { value: 'price', label: 'Price' },
  { value: 'stock', label: 'Stock' },
]

/** Search, state and order of one's own works; they stand in the address. */
export function ArtworkFilters({ view }: { view: ArtworksAddress }) {
  const navigate = useNavigate()
  const isApproved = useAccount()?.artistStatus === 'approved'
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    void navigate(artworksHref({ ...view, q: typeof q === 'string' ? q.trim() : '', page: 1, cursors: [] }))
  }
  return (
    <form
      method="get"
      key={view.q}
      className={css.filters}
      role="search"
      action={ownArtworksPage}
      onSubmit={onSubmit}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) void navigate(formAddress(currentTarget))
      }}
    >
      <SearchField
        className={css.search}
        label="Search your artworks"
        placeholder="Search your artworks"
        defaultValue={view.q}
      />
      {view.view === 'grid' && <input type="hidden" name="view" value="grid" />}
      <Select
        label="State"
        labelHidden
        name="state"
        options={stateOptions(isApproved)}
        defaultValue={view.state ?? ''}
      />
      <Select label="Sort by" labelHidden name="sort" options={orderOptions} defaultValue={view.sort} />
    </form>
  )
}
