import { Link } from 'react-router-dom'
import { galleryPage } from '#application/shared/addresses.ts'
import { categoryLabel } from '#domain/catalogue/category.ts'
import { colourLabel } from '#domain/catalogue/colour.ts'
import { orientationLabel } from '#domain/catalogue/orientation.ts'
import { tag } from '#web/ui/buttons/chip.css.ts'
import { FilterTag } from '#web/ui/buttons/chip.tsx'
import { firstPage } from '#web/ui/navigation/list-position.ts'
import { type GalleryAddress, galleryHref, isFiltered } from './gallery-address.ts'
import * as css from './gallery-screen.css.ts'
import { wallText } from './wall-size.ts'

/** What narrows the view: each in words, and what is left of the view without it. */
function filtersOf(
  view: GalleryAddress,
): { readonly words: string; readonly lifted: Partial<GalleryAddress> }[] {
  const wall = wallText(view)
  return [
    view.q && { words: `“${view.q}”`, lifted: { q: '' } },
    view.category && { words: categoryLabel(view.category), lifted: { category: null } },
    view.price && { words: view.price.label, lifted: { price: null } },
    view.medium && { words: view.medium, lifted: { medium: '' } },
    wall !== null && { words: `Fits ${wall}`, lifted: { width: null, height: null } },
    view.orientation && { words: orientationLabel(view.orientation), lifted: { orientation: null } },
    view.colour && { words: colourLabel(view.colour), lifted: { colour: null } },
  ].filter((each) => typeof each === 'object' && each !== null)
}

/** What narrows the view, each word a link that lifts it. */
export function ActiveFilters({ view }: { view: GalleryAddress }) {
  if (!isFiltered(view)) return null
  return (
    <div className={css.tags}>
      {filtersOf(view).map(({ words, lifted }) => (
        <FilterTag key={words} to={galleryHref({ ...view, ...firstPage, ...lifted })}>
          {words}
        </FilterTag>
      ))}
      <Link className={tag} to={galleryPage} preventScrollReset>
        <span>Clear all</span>
      </Link>
    </div>
  )
}

/** What was looked for in vain, in a sentence. */
export function filterSentence(view: GalleryAddress): string {
  const { q, category, price, medium, orientation, colour } = view
  const looks = [colour, orientation].filter((word) => word !== null).map((word) => `${word} `)
  const where = category ? ` in ${categoryLabel(category)}` : ''
  const made = medium ? ` made of ${medium}` : ''
  const wall = wallText(view)
  const fits = wall === null ? '' : ` that fits ${wall}`
  const words = price?.label.replace(/^(Under|Over)/, (word) => word.toLowerCase()).replace(/^\$/, 'at $')
  const cost = words ? ` ${words}` : ''
  const rest = `${where}${made}${fits}${cost}`
  return q
    ? `No ${looks.join('')}artwork matches “${q}”${rest}.`
    : `There is no ${looks.join('')}artwork${rest}.`
}
