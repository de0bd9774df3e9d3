import { galleryPage } from '#application/shared/addresses.ts'
import { categoryLabel } from '#domain/catalogue/category.ts'
import { colourLabel } from '#domain/catalogue/colour.ts'
import { orientationLabel } from '#domain/catalogue/orientation.ts'
import { Link } from '#web/navigation/link.tsx'
import { tag } from '#web/ui/buttons/chip.css.ts'
import { FilterTag } from '#web/ui/buttons/chip.tsx'
import { firstPage } from '#web/ui/navigation/list-position.ts'
import { type GalleryAddress, type GalleryFilters, galleryHref, isFiltered } from './gallery-address.ts'
import * as css from './gallery-screen.css.ts'
import { wallText } from './wall-size.ts'

/** Filters that have words; a wall's height stands with its width. */
type WordedFilter = Exclude<keyof GalleryFilters, 'height'>

interface FilterWords {
  readonly words: string
  /** What is left of the view without it. */
  readonly lifted: Partial<GalleryFilters>
}

/** Each filter in words, in the order of its tags; nothing where it does not narrow the view. */
const filterWords: Readonly<Record<WordedFilter, (view: GalleryFilters) => FilterWords | '' | null>> = {
  q: ({ q }) => q && { words: `“${q}”`, lifted: { q: '' } },
  category: ({ category }) => category && { words: categoryLabel(category), lifted: { category: null } },
  price: ({ price }) => price && { words: price.label, lifted: { price: null } },
  medium: ({ medium }) => medium && { words: medium, lifted: { medium: '' } },
  width: (view) => {
    const wall = wallText(view)
    return wall === null ? null : { words: `Fits ${wall}`, lifted: { width: null, height: null } }
  },
  orientation: ({ orientation }) =>
    orientation && { words: orientationLabel(orientation), lifted: { orientation: null } },
  colour: ({ colour }) => colour && { words: colourLabel(colour), lifted: { colour: null } },
}

const filtersOf = (view: GalleryFilters): readonly FilterWords[] =>
  Object.values(filterWords)
    .map((inWords) => inWords(view))
    .filter((each) => typeof each === 'object' && each !== null)

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
      <Link className={tag} to={galleryPage}>
        <span>Clear all</span>
      </Link>
    </div>
  )
}

type Phrase = (view: GalleryFilters) => string | null

/** What is said before the word 'artwork' in a sentence… */
const before = {
  colour: ({ colour }) => colour,
  orientation: ({ orientation }) => orientation,
} satisfies Partial<Record<WordedFilter, Phrase>>

/** …and behind it. */
const behind: Readonly<Record<Exclude<WordedFilter, keyof typeof before>, Phrase>> = {
  q: ({ q }) => q && `matches “${q}”`,
  category: ({ category }) => category && `in ${categoryLabel(category)}`,
  medium: ({ medium }) => medium && `made of ${medium}`,
  width: (view) => {
    const wall = wallText(view)
    return wall && `that fits ${wall}`
  },
  price: ({ price }) =>
    price && price.label.replace(/^(Under|Over)/, (word) => word.toLowerCase()).replace(/^\$/, 'at $'),
}

/** What was looked for in vain, in a sentence. */
export function filterSentence(view: GalleryFilters): string {
  const words = [...Object.values(before), () => 'artwork', ...Object.values(behind)]
    .map((phrase) => phrase(view))
    .filter(Boolean)
  return `${view.q ? 'No' : 'There is no'} ${words.join(' ')}.`
}
