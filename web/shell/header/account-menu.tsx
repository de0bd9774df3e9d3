import { ChevronDown, Heart, LayoutDashboard, LogOut, Package } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { UserView } from '#application/identity/contract.ts'
import { profilePage } from '#application/shared/addresses.ts'
import { useSignOut } from '#web/identity/session/use-sign-out.ts'
import { dashboardOf } from '#web/identity/sign-in/dashboard-of.ts'
import { Link } from '#web/navigation/link.tsx'
import { Avatar } from '#web/ui/artwork/avatar.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { accountLinks } from './account-links.ts'
import * as css from './account-menu.css.ts'
import { link } from './header.css.ts'

const icons = { Favourites: Heart, Orders: Package, Dashboard: LayoutDashboard } as const

/** Which item comes next: the arrows go round, Home and End to the ends. */
function nextItem(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

const itemsIn = (place: HTMLElement | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

/** Where one is signed in: one's name, what belongs to one's account, and the way to work for whoever works here. */
export function AccountMenu({ account, className = '' }: { account: UserView; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  /** Which item takes the focus when the menu opens: the first one, or the last for the arrow up. */
  const first = useRef(0)
  const id = useId()
  const signOut = useSignOut()

  // Whoever signs out here goes on in the page, not at its very beginning.
  useLayoutEffect(() => {
    const here = place.current
    return () => {
      if (here?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (isOpen) itemsIn(place.current).at(first.current)?.focus()
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const open = (at: number) => {
    first.current = at
    setOpen(true)
  }
  const close = () => setOpen(false)
  const onOpenerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowUp' ? -1 : 0)
  }
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close()
      opener.current?.focus()
    } else if (event.key === 'Tab') close()
    const all = itemsIn(place.current)
    const at = all.findIndex((item) => item === document.activeElement)
    const byLetter = all.findIndex(
      (item, index) => index > at && item.textContent?.toLowerCase().startsWith(event.key.toLowerCase()),
    )
    const next =
      nextItem(event.key, at, all.length) ?? (event.key.length === 1 && byLetter >= 0 ? byLetter : null)
    if (next === null) return
    event.preventDefault()
    all[next]?.focus()
  }
  const item = { className: css.item, role: 'menuitem', tabIndex: -1 }

  const dashboard = dashboardOf(account)
  return (
    <>
      {dashboard && (
        <Link className={`${link} ${className} ${css.dashboard}`} to={dashboard}>
          Dashboard
        </Link>
      )}
      <div ref={place} className={`${css.place} ${className}`}>
        {/* Nothing opens a menu there. */}
        <noscript>
          <Link className={link} to={profilePage}>
            Your account
          </Link>
        </noscript>
        <button
          ref={opener}
          type="button"
          className={css.opener}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`Account of ${account.name}`}
          onClick={() => (isOpen ? close() : open(0))}
          onKeyDown={onOpenerKey}
        >
          <Avatar name={account.name} picture={null} size={32} />
          <span className={css.name}>{account.name.split(' ')[0]}</span>
          <Icon of={ChevronDown} small />
        </button>
        {isOpen && (
          <div
            id={id}
            className={css.menu}
            role="menu"
            aria-label="Account"
            tabIndex={-1}
            onKeyDown={onMenuKey}
          >
            <Link {...item} className={css.who} to={profilePage} onClick={close}>
              <span>
                {account.name}
                <small>Your account</small>
              </span>
            </Link>
            <hr className={css.line} />
            {accountLinks(account).map(({ label, to }) => (
              <Link key={to} {...item} to={to} onClick={close}>
                <Icon of={icons[label]} small />
                {label}
              </Link>
            ))}
            <hr className={css.line} />
            <button
              {...item}
              type="button"
              onClick={() => {
                close()
                opener.current?.focus()
                void signOut()
              }}
            >
              <Icon of={LogOut} small />
              Sign out
            </button>
          </div>
        )}
      </div>
    </>
  )
}
