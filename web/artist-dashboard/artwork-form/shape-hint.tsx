import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { hangsFlat } from '#domain/catalogue/category.ts'
import { shapeConflict } from '#domain/catalogue/shape.ts'
import { numberIn } from '#domain/shared/typed-number.ts'
import { meta } from '#web/theme/text.css.ts'
import type { ArtworkDraft } from './artwork-draft.ts'
import * as css from './artwork-form-screen.css.ts'

interface ShapeHintProps {
  readonly work: OwnArtworkView | null
  readonly draft: ArtworkDraft
}

const hints = {
  turned: 'The first picture and the centimetres disagree: have width and height changed places?',
  other:
    'The first picture has another shape than the centimetres say. On a wall it is shown whole, and smaller than the work is.',
} as const

/** Says where a work's first picture and its centimetres cannot both be right. What stands free has no one shape. */
export function ShapeHint({ work, draft: { pictures, category, widthCm, heightCm } }: ShapeHintProps) {
  const [first] = pictures
  const picture = work?.pictures.find(({ id }) => id === first?.id)
  const size = { widthCm: numberIn(widthCm), heightCm: numberIn(heightCm) }
  const isKnown = Object.values(size).every((cm) => cm !== null && cm > 0)
  const mayHang = category === '' || hangsFlat(category)
  const conflict = picture && isKnown && mayHang ? shapeConflict(picture, size) : null
  return (
    <p className={conflict ? `${meta} ${css.atOnce}` : undefined} role="status">
      {conflict && hints[conflict]}
    </p>
  )
}
