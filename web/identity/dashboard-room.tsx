import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Logo } from '#web/shell/logo.tsx'
import { wrap } from '#web/theme/layout.css.ts'
import { heading, lead, quietLink, small, standalone } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import * as css from './dashboard-screen.css.ts'
import { useSignOut } from './use-sign-out.ts'

interface DashboardRoomProps {
  readonly title: string
  readonly text: string
  /** Stands over the title. */
  readonly status?: ReactNode
}

/** A room of its own, without the shop's header: what stands there, and the ways out. */
export function DashboardRoom({ title, text, status }: DashboardRoomProps) {
  const signOut = useSignOut()
  return (
    <div className={wrap}>
      <div className={css.top}>
        <Link to="/">
          <Logo />
        </Link>
        <Link className={`${quietLink} ${standalone} ${small}`} to="/art-gallery">
          <Icon of={ArrowLeft} small />
          Back to gallery
        </Link>
      </div>
      <div className={css.body}>
        {status}
        <h1 className={heading.display}>{title}</h1>
        <p className={lead}>{text}</p>
        <nav className={css.ways} aria-label="Account">
          <ButtonLink look="primary" to="/profile">
            Your account
          </ButtonLink>
          <ButtonLink to="/profile/orders">Orders</ButtonLink>
          <Button look="quiet" onClick={() => void signOut()}>
            Sign out
          </Button>
        </nav>
      </div>
    </div>
  )
}
