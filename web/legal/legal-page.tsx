import type { ReactNode } from 'react'
import { wrap } from '#web/theme/layout.css.ts'
import { heading, prose } from '#web/theme/text.css.ts'
import * as css from './legal-page.css.ts'

/** A title and plain text under it. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${wrap} ${css.page}`}>
      <h1 className={heading.display}>{title}</h1>
      <div className={`${prose} ${css.text}`}>{children}</div>
    </div>
  )
}
