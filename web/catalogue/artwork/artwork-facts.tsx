import { Fragment } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { factsOf } from '#domain/catalogue/work-facts.ts'
import { muted } from '#web/theme/text.css.ts'
import { facts } from './artwork-screen.css.ts'
import { inchesText } from './inches.ts'

function Inches({ of: dimensions }: { of: ArtworkView['dimensions'] }) {
  const { widthCm, heightCm, depthCm } = dimensions ?? { widthCm: null, heightCm: null, depthCm: null }
  const lengths = [widthCm, heightCm, depthCm].filter((length) => length !== null)
  return <span className={muted}>({inchesText(lengths)})</span>
}

/** Size, medium and whatever else a label tells, as far as it is known. */
export function ArtworkFacts({ artwork }: { artwork: ArtworkView }) {
  const known = factsOf(artwork)
  if (known.length === 0) return null
  return (
    <dl className={facts}>
      {known.map(({ name, label, text }) => (
        <Fragment key={name}>
          <dt>{label}</dt>
          <dd>
            {text} {name === 'dimensions' && <Inches of={artwork.dimensions} />}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
