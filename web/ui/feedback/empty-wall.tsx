import type { ReactNode } from 'react'
import { heading } from '#web/theme/text.css.ts'
import * as css from './empty-wall.css.ts'

interface EmptyWallProps {
  readonly title: string
  /** One sentence. */
  readonly children?: ReactNode
  /** One way on. */
  readonly action?: ReactNode
  /** The title's rank in the page's outline: 'h2' unless told. */
  readonly as?: 'h1' | 'h2' | 'h3'
}

/** Nothing hangs here: a paler patch of wall, a nail, a sentence and one way on. */
export function EmptyWall({ title, children, action, as: Title = 'h2' }: EmptyWallProps) {
  return (
    <div className={css.wall}>
      <div className={css.ghost} aria-hidden="true" />
      <Title className={heading.h2}>{title}</Title>
      <p>{children}</p>
      {action}
    </div>
  )
}
