import type { ArtworkView } from '#application/catalogue/contract.ts'
import { sizeText } from '#domain/catalogue/dimensions.ts'
import { muted } from '#web/theme/text.css.ts'
import { facts } from './artwork-screen.css.ts'
import { inchesText } from './inches.ts'

/** Size, medium and year, as far as they are known. */
export function ArtworkFacts({ artwork: { dimensions, medium, year } }: { artwork: ArtworkView }) {
  const size = sizeText(dimensions)
  if (!size && !medium && year === null) return null
  const { widthCm, heightCm, depthCm } = dimensions ?? { widthCm: null, heightCm: null, depthCm: null }
  const lengths = [widthCm, heightCm, depthCm].filter((length) => length !== null)
  return (
    <dl className={facts}>
      {size && (
        <>
          <dt>Size</dt>
          <dd>
            {size} <span className={muted}>({inchesText(lengths)})</span>
          </dd>
        </>
      )}
      {medium && (
        <>
          <dt>Medium</dt>
          <dd>{medium}</dd>
        </>
      )}
      {year !== null && (
        <>
          <dt>Year</dt>
          <dd>{year}</dd>
        </>
      )}
    </dl>
  )
}
