import { type ReactNode, useId } from 'react'
import { heading } from '#web/theme/text.css.ts'
import * as css from './profile-screen.css.ts'

/** One subject of an account, under its title. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={heading.h3}>
        {title}
      </h2>
      <div className={css.inside}>{children}</div>
    </section>
  )
}
