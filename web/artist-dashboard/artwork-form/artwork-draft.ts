import type { ArtworkForm, OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { numberIn } from '#domain/shared/typed-number.ts'

/** A work as it is being typed: texts, whatever they hold. */
export interface ArtworkDraft {
  readonly title: string
  readonly description: string
  readonly category: Category | ''
  readonly medium: string
  readonly year: string
  readonly widthCm: string
  readonly heightCm: string
  readonly depthCm: string
  readonly price: string
  readonly stock: string
  /** One of a kind. */
  readonly unique: boolean
  readonly pictures: readonly { readonly id: string; readonly alt: string }[]
}

export type DraftText = Exclude<keyof ArtworkDraft, 'pictures' | 'unique'>

/** How one chooses whether a work is one of a kind. */
export const kindLabels = { unique: 'One of a kind', several: 'One of several' } as const
export const kindOf = ({ unique }: Pick<ArtworkDraft, 'unique'>): keyof typeof kindLabels =>
  unique ? 'unique' : 'several'

/** One piece, nothing told so far. */
export const emptyDraft: ArtworkDraft = {
  title: '',
  description: '',
  category: '',
  medium: '',
  year: '',
  widthCm: '',
  heightCm: '',
  depthCm: '',
  price: '',
  stock: '1',
  unique: true,
  pictures: [],
}

const textOf = (number: number | null | undefined): string => (number == null ? '' : String(number))

/** What the form shows of a work. */
export const draftOf = (work: OwnArtworkView): ArtworkDraft => ({
  title: work.title,
  description: work.description,
  category: work.category === 'other' && work.state === 'draft' ? '' : work.category,
  medium: work.medium,
  year: textOf(work.year),
  widthCm: textOf(work.dimensions?.widthCm),
  heightCm: textOf(work.dimensions?.heightCm),
  depthCm: textOf(work.dimensions?.depthCm),
  price: work.price === 0 ? '' : work.price.toFixed(2),
  stock: String(work.stock),
  unique: work.unique,
  pictures: work.pictures.map(({ id, alt }) => ({ id, alt })),
})

/** What is sent of a draft. */
export const formOf = (draft: ArtworkDraft): ArtworkForm => ({
  title: draft.title,
  description: draft.description,
  category: draft.category,
  medium: draft.medium,
  year: numberIn(draft.year),
  widthCm: numberIn(draft.widthCm),
  heightCm: numberIn(draft.heightCm),
  depthCm: numberIn(draft.depthCm),
  price: numberIn(draft.price),
  stock: numberIn(draft.stock) ?? Number.NaN,
  unique: draft.unique,
  pictures: draft.pictures,
})

/** Whether two drafts say the same. */
export const isSameDraft = (one: ArtworkDraft, other: ArtworkDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
