import type { ReactNode } from 'react'
import * as css from './status.css.ts'

interface StatusProps {
  readonly form: keyof typeof css.form
  readonly tone: keyof typeof css.tone
  readonly children: ReactNode
}

/** A state in a word, with a dot of its own form: never colour alone. */
export function Status({ form, tone, children }: StatusProps) {
  return <span className={`${css.form[form]} ${css.tone[tone]}`}>{children}</span>
}

/** The red dot on the label of a work that is gone. */
export function SoldOut() {
  return (
    <span className={css.sold}>
      <span className={css.dot} aria-hidden="true" />
      Sold Out
    </span>
  )
}
