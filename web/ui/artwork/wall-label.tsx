import type { ArtworkView } from '#application/catalogue/contract.ts'
import { figures } from '#web/theme/text.css.ts'
import { LabelLines } from './label-lines.tsx'
import { label } from './wall-label.css.ts'

/** What a gallery writes beside a work: who made it, its title and year, in what, how large. */
export function WallLabel({ work }: { work: ArtworkView }) {
  return (
    <p className={label}>
      <strong>{work.artist.name}</strong>
      <i>{work.title}</i>
      {work.year !== null && <span className={figures}>, {work.year}</span>}
      <LabelLines work={work} below />
    </p>
  )
}
