import { Fragment } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { labelLines } from '#domain/catalogue/work-facts.ts'
import { figures } from '#web/theme/text.css.ts'

/** What a wall label says of a work beside title and year, line by line. @param below whether something stands before it */
export function LabelLines({ work, below = false }: { work: ArtworkView; below?: boolean }) {
  return labelLines(work).map(({ name, text }, index) => (
    <Fragment key={name}>
      {(below || index > 0) && <br />}
      {name === 'dimensions' ? <span className={figures}>{text}</span> : text}
    </Fragment>
  ))
}
