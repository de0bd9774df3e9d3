import { type ArtworkFields, artworkFields } from '#domain/catalogue/artwork-fields.ts'
import { byField } from '#domain/shared/fields.ts'
import { centsFrom } from '#domain/shared/money.ts'
import { amountIn, numberIn } from '#domain/shared/typed-number.ts'

export type FieldName = keyof ArtworkFields

/** What a table says of each field, wherever `textOf` finds it; what cannot be written as a text or a number is not told. */
export const fieldsIn = (textOf: (name: FieldName, label: string) => string): ArtworkFields =>
  byField(artworkFields, (name, field) => {
    if (field.kind === 'choice' || field.kind === 'flag') return field.blank
    const text = textOf(name, field.label.toLowerCase())
    if (field.kind === 'text') return text
    const number = field.kind === 'money' ? amountIn(text) : numberIn(text)
    if (number === null) return field.blank
    return field.kind === 'money' ? centsFrom(number) : number
  }) as ArtworkFields

/**
 * The same in the exports of shops that have columns of their own for some fields, and let their artists name whatever else
 * they want to say: `said` finds it by what the field is called. Longer texts are cut.
 */
export const fieldsSaid = (columns: readonly FieldName[], said: (label: string) => string): ArtworkFields =>
  fieldsIn((name, label) => {
    const field = artworkFields[name]
    const text = columns.includes(name) ? '' : said(label)
    return field.kind === 'text' ? text.slice(0, field.longest) : text
  })
