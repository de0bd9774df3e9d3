import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Facets } from '#application/catalogue/contract.ts'
import { galleryPage } from '#application/shared/addresses.ts'
import { categories, categoryLabel } from '#domain/catalogue/category.ts'
import { anyPriceLabel, priceBands } from '#domain/catalogue/price-band.ts'
import { type Option, Select } from '#web/ui/fields/select.tsx'
import { firstPage } from '#web/ui/navigation/list-position.ts'
import { type GalleryAddress, galleryAddressFrom, galleryHref, galleryTexts } from './gallery-address.ts'
import * as css from './gallery-screen.css.ts'
import { GallerySearch } from './gallery-search.tsx'
import { MoreFilters } from './more-filters.tsx'

const categoryOptions: readonly Option[] = [
  { value: '', label: 'All Categories' },
  ...categories.map((value) => ({ value, label: categoryLabel(value) })),
]
const priceOptions: readonly Option[] = [
  { value: '', label: anyPriceLabel },
  ...priceBands.map(({ slug, label }) => ({ value: slug, label })),
]

const priceSorts: readonly Option[] = [
  { value: 'price-asc', label: 'Price: Low to High' },
  { value: 'price-desc', label: 'Price: High to Low' },
  { value: 'popular', label: 'Most Popular' },
]
const sortOptions: readonly Option[] = [{ value: '', label: 'Newest First' }, ...priceSorts]
/** Words that are looked for bring an order of their own. */
const searchSortOptions: readonly Option[] = [
  { value: '', label: 'Best Match' },
  { value: 'newest', label: 'Newest First' },
  ...priceSorts,
]

interface GalleryFiltersProps {
  readonly view: GalleryAddress
  readonly facets: Facets
  /** What they leave. */
  readonly children: ReactNode
}

/**
 * Search, filters and order: a plain form, so that it works without JavaScript; with it, every choice applies at once, a
 * number when one has typed it, and words that are looked for at a press.
 */
export function GalleryFilters({ view, facets, children }: GalleryFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { q, category, price, sort } = galleryTexts(view)

  // The address is the truth: after 'back', or a filter taken away elsewhere, the form follows it.
  useEffect(() => {
    for (const [name, value] of Object.entries(galleryTexts(view))) {
      const control = form.current?.elements.namedItem(name)
      // What is being typed is ahead of the address.
      const isTyped = control instanceof HTMLInputElement && control === document.activeElement
      if (control && 'value' in control && !isTyped) control.value = value
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a list that offers other things forgets what was chosen
  }, [view, facets])

  const apply = () => {
    if (!form.current) return
    const chosen = new FormData(form.current)
    const query = new URLSearchParams(
      [...chosen].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
    const chosenHref = galleryHref(galleryAddressFrom(query))
    // Leaving a field as it was is no choice.
    if (chosenHref !== galleryHref({ ...view, ...firstPage })) void navigate(chosenHref)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }

  return (
    <form method="get" ref={form} action={galleryPage} role="search" aria-label="Gallery" onSubmit={onSubmit}>
      <div className={css.bar}>
        <GallerySearch q={q} />
        <Select
          label="Category"
          labelHidden
          name="category"
          defaultValue={category}
          options={categoryOptions}
          onChange={apply}
        />
        <Select
          label="Price Range"
          labelHidden
          name="price"
          defaultValue={price}
          options={priceOptions}
          onChange={apply}
        />
        <Select
          label="Sort By"
          labelHidden
          name="sort"
          defaultValue={sort}
          options={q ? searchSortOptions : sortOptions}
          onChange={apply}
        />
        <div className={css.line}>
          <MoreFilters view={view} facets={facets} onChoose={apply} />
          {children}
        </div>
      </div>
    </form>
  )
}
