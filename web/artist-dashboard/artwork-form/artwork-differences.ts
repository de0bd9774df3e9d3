import { categoryLabel } from '#domain/catalogue/category.ts'
import type { Difference } from '#web/dashboard/version-conflict.tsx'
import { type ArtworkDraft, kindLabels, kindOf } from './artwork-draft.ts'

const labels = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  medium: 'Medium',
  year: 'Year',
  widthCm: 'Width, cm',
  heightCm: 'Height, cm',
  depthCm: 'Depth, cm',
  price: 'Price',
  stock: 'Stock',
  unique: 'This work is',
  pictures: 'Pictures',
} as const satisfies Record<keyof ArtworkDraft, string>

const fields = Object.keys(labels) as (keyof ArtworkDraft)[]

function textOf(draft: ArtworkDraft, field: keyof ArtworkDraft): string {
  if (field === 'pictures') return draft.pictures.map(({ alt }, index) => `${index + 1}. ${alt}`).join('\n')
  if (field === 'unique') return kindLabels[kindOf(draft)]
  if (field === 'category') return draft.category === '' ? '' : categoryLabel(draft.category)
  return draft[field]
}

/** What two versions of a work say differently, field by field. */
export const differencesOf = (mine: ArtworkDraft, theirs: ArtworkDraft): readonly Difference[] =>
  fields
    .filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]))
    .map((field) => ({ label: labels[field], mine: textOf(mine, field), theirs: textOf(theirs, field) }))
