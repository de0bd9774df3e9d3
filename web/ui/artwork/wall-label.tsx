import type { ArtworkView } from '#application/catalogue/contract.ts'
import { sizeText } from '#domain/catalogue/dimensions.ts'
import { figures } from '#web/theme/text.css.ts'
import { label } from './wall-label.css.ts'

/** What a gallery writes beside a work: who made it, its title and year, in what, how large. */
export function WallLabel({ work }: { work: ArtworkView }) {
  const size = sizeText(work.dimensions)
  return (
    <p className={label}>
      <strong>{work.artist.name}</strong>
      <i>{work.title}</i>
      {work.year !== null && <span className={figures}>, {work.year}</span>}
      {work.medium && (
        <>
          <br />
          {work.medium}
        </>
      )}
      {size && (
        <>
          <br />
          <span className={figures}>{size}</span>
        </>
      )}
    </p>
  )
}
