import { type IconNode, LogOut } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { homePage, profilePage } from '#application/shared/addresses.ts'
import { mostCounted } from '#application/shared/page.ts'
import { useSignOut } from '#web/identity/session/use-sign-out.ts'
import { Link } from '#web/navigation/link.tsx'
import { spoken } from '#web/theme/text.css.ts'
import { Avatar } from '#web/ui/artwork/avatar.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Logo } from '#web/ui/navigation/logo.tsx'
import * as css from './dashboard-shell.css.ts'

export interface DashboardLink {
  readonly to: string
  readonly label: string
  readonly icon: IconNode
  /** Only this very address belongs to the link, none below it. */
  readonly exact?: boolean
  /** How much waits there; 0 shows nothing, nor does what is not known. */
  readonly count?: number | undefined
  /** What is said of them to those who listen, such as '3 not read'; 'waiting' where it is left out. */
  readonly counted?: string
}

interface DashboardShellProps {
  /** What the navigation is called for those who listen. */
  readonly label: string
  readonly links: readonly DashboardLink[]
  readonly me: { readonly name: string; readonly picture: string | null; readonly role: string }
  readonly children: ReactNode
}

/** On a small screen the strip is wider than the window: the page one is at stays in sight. */
function useCurrentInSight() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another page, another current link
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (!nav.current || !link) return
    nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.clientWidth) / 2
  }, [pathname])
  return nav
}

/** Whether a link leads to the page one is at, or to what that is a part of. */
const isCurrent = (pathname: string, { to, exact = false }: DashboardLink): boolean =>
  pathname === to || (!exact && pathname.startsWith(`${to}/`))

/** A dashboard: its own navigation beside the page, or above it on small screens. */
export function DashboardShell({ label, links, me, children }: DashboardShellProps) {
  const signOut = useSignOut()
  const nav = useCurrentInSight()
  const { pathname } = useLocation()
  return (
    <div className={css.dash}>
      <header className={css.side}>
        <div className={css.top}>
          <Link className={css.logo} to={homePage}>
            <Logo />
          </Link>
          <div className={css.me}>
            <Avatar name={me.name} picture={me.picture} size={36} />
            <Link className={css.name} to={profilePage}>
              {me.name}
              <span className={css.role}>{me.role}</span>
            </Link>
            <IconButton className={css.leave} icon={LogOut} label="Sign out" onClick={() => void signOut()} />
          </div>
        </div>
        <nav ref={nav} className={css.nav} aria-label={label}>
          {links.map(({ count = 0, counted = 'waiting', ...link }) => (
            <Link
              key={link.to}
              className={css.link}
              to={link.to}
              aria-current={isCurrent(pathname, link) ? 'page' : undefined}
            >
              <Icon of={link.icon} />
              {link.label}
              {count > 0 && (
                <span className={css.count}>
                  {count > mostCounted ? `${mostCounted}+` : count}
                  <span className={spoken}> {counted}</span>
                </span>
              )}
            </Link>
          ))}
        </nav>
      </header>
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
