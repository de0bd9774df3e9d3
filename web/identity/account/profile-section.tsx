import { type ReactNode, useId } from 'react'
import { heading } from '#web/theme/text.css.ts'
import * as css from './profile-screen.css.ts'

interface Props {
  readonly title: string
  /** What an address names it by that leads to it. */
  readonly place?: string
  readonly children: ReactNode
}

/** One subject of an account, under its title. */
export function ProfileSection({ title, place, children }: Props) {
  const id = useId()
  return (
    <section id={place} className={css.section} aria-labelledby={id}>
      <h2 id={id} className={heading.h3}>
        {title}
      </h2>
      <div className={css.inside}>{children}</div>
    </section>
  )
}
