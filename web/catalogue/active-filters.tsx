import { Link } from 'react-router-dom'
import { categoryLabel } from '#domain/catalogue/category.ts'
import { tag } from '#web/ui/chip.css.ts'
import { FilterTag } from '#web/ui/chip.tsx'
import { firstPage } from '#web/ui/list-position.ts'
import { type GalleryAddress, galleryHref, isFiltered } from './gallery-address.ts'
import * as css from './gallery-screen.css.ts'

/** What narrows the view, each word a link that lifts it. */
export function ActiveFilters({ view }: { view: GalleryAddress }) {
  if (!isFiltered(view)) return null
  const without = (lifted: Partial<GalleryAddress>) => galleryHref({ ...view, ...firstPage, ...lifted })
  return (
    <div className={css.tags}>
      {view.q && <FilterTag to={without({ q: '' })}>“{view.q}”</FilterTag>}
      {view.category && (
        <FilterTag to={without({ category: null })}>{categoryLabel(view.category)}</FilterTag>
      )}
      {view.price && <FilterTag to={without({ price: null })}>{view.price.label}</FilterTag>}
      <Link className={tag} to="/art-gallery" preventScrollReset>
        <span>Clear all</span>
      </Link>
    </div>
  )
}

/** What was looked for in vain, in a sentence. */
export function filterSentence({ q, category, price }: GalleryAddress): string {
  const where = category ? ` in ${categoryLabel(category)}` : ''
  const words = price?.label.replace(/^(Under|Over)/, (word) => word.toLowerCase()).replace(/^\$/, 'at $')
  const cost = words ? ` ${words}` : ''
  return q ? `No artwork matches “${q}”${where}${cost}.` : `There is no artwork${where}${cost}.`
}
