import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from '#web/navigation/link.tsx'
import { spoken } from '#web/theme/text.css.ts'
import * as css from './chip.css.ts'
import { Icon } from './icon.tsx'

/** A bordered word that leads to everything it names. */
export function ChipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={css.linked} to={to}>
      {children}
    </Link>
  )
}

/** A filter in force; following the link lifts it. */
export function FilterTag({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={css.tag} to={to}>
      <span>{children}</span>
      <Icon of={X} small />
      <span className={spoken}>remove filter</span>
    </Link>
  )
}
