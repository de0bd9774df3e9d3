import { ArrowLeft, ArrowRight } from 'lucide'
import { figures, muted, small } from '#web/theme/text.css.ts'
import * as buttonCss from '#web/ui/buttons/button.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as css from './pagination.css.ts'

interface PaginationProps {
  readonly page: number
  /** How many pages there are; null where nobody has counted so far. */
  readonly pages: number | null
  readonly previous: string | null
  readonly next: string | null
}

const blank = `${buttonCss.look.secondary} ${css.turn}`

/** The way through a long list, by real links. */
export function Pagination({ page, pages, previous, next }: PaginationProps) {
  return (
    <nav className={css.pager} aria-label="Pages">
      {previous === null ? (
        <span className={blank} aria-disabled="true">
          <Icon of={ArrowLeft} small />
          Previous
        </span>
      ) : (
        <ButtonLink className={css.turn} to={previous} rel="prev">
          <Icon of={ArrowLeft} small />
          Previous
        </ButtonLink>
      )}
      <span className={`${small} ${muted} ${figures}`}>
        {pages === null ? `Page ${page}` : `Page ${page} of ${pages}`}
      </span>
      {next === null ? (
        <span className={blank} aria-disabled="true">
          Next
          <Icon of={ArrowRight} small />
        </span>
      ) : (
        <ButtonLink className={css.turn} to={next} rel="next">
          Next
          <Icon of={ArrowRight} small />
        </ButtonLink>
      )}
    </nav>
  )
}
