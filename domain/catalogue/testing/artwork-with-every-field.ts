import { byField } from '#domain/shared/fields.ts'
import { type ArtworkFields, artworkFields } from '../artwork-fields.ts'

/** What an artist tells of a work where each field says something of its own: whatever keeps works has to give it back. */
export function artworkWithEveryField(): ArtworkFields {
  let each = 0
  return byField(artworkFields, (name, field) => {
    each += 1
    if (field.kind === 'text') return `${field.label} of it`
    if (field.kind === 'choice') return 'sculpture'
    if (field.kind === 'flag') return !field.blank
    return name === 'year' ? 2000 + each : each
  }) as ArtworkFields
}
