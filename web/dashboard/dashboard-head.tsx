import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from '#web/navigation/link.tsx'
import { figures, heading, muted, quietLink, small, standalone } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as css from './dashboard-shell.css.ts'

interface DashboardHeadProps {
  readonly title: ReactNode
  /** How many there are. */
  readonly count?: number | undefined
  /** The page this one lies below. */
  readonly back?: { readonly to: string; readonly label: string }
  /** What one can do here. */
  readonly children?: ReactNode
}

/** The title of a dashboard's page. */
export function DashboardHead({ title, count, back, children }: DashboardHeadProps) {
  return (
    <div className={css.head}>
      <div>
        {back && (
          <Link className={`${quietLink} ${standalone} ${small}`} to={back.to}>
            <Icon of={ArrowLeft} small />
            {back.label}
          </Link>
        )}
        <h1 className={heading.h1}>
          {title}
          {count !== undefined && count > 0 && (
            <span className={`${css.total} ${muted} ${figures}`}> {count}</span>
          )}
        </h1>
      </div>
      {children && <div className={css.tools}>{children}</div>}
    </div>
  )
}
