import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { cartPage, favouritesPage, profilePage, signInPage } from '#application/shared/addresses.ts'
import { totalItems } from '#domain/cart/cart.ts'
import { useCart } from '#web/cart/cart-context.tsx'
import { ArtistReceives } from '#web/fair-pay/artist-receives.tsx'
import { hereAsReturn } from '#web/identity/addresses.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { useSignOut } from '#web/identity/session/use-sign-out.ts'
import { Link } from '#web/navigation/link.tsx'
import { mainLinks } from '#web/shell/navigation.ts'
import { meta } from '#web/theme/text.css.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { accountLinks } from './account-links.ts'
import { count } from './header.css.ts'
import * as css from './side-menu.css.ts'

interface SideMenuProps {
  readonly isOpen: boolean
  /** Which of the main links is the current one. */
  readonly active: number
  readonly onClose: () => void
}

/** The ways through the shop on a small screen: slides in, keeps the focus inside, goes away with Esc. */
export function SideMenu({ isOpen, active, onClose }: SideMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const inCart = totalItems(useCart())
  const location = useLocation()
  const account = useAccount()
  const signOut = useSignOut()

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  useEffect(() => {
    const menu = dialog.current
    // What is clicked outside of the panel is the dialog's own backdrop. The keyboard has Esc for it.
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === menu) onClose()
    }
    menu?.addEventListener('click', closeOnBackdrop)
    return () => menu?.removeEventListener('click', closeOnBackdrop)
  }, [onClose])

  return (
    <dialog ref={dialog} className={css.menu} aria-label="Menu" onClose={onClose}>
      <div className={css.head}>
        <IconButton icon={X} label="Close menu" onClick={onClose} />
      </div>
      <nav aria-label="Menu">
        {mainLinks.map(({ label, to }, index) => (
          <Link
            key={to}
            className={css.link}
            to={to}
            aria-current={index === active ? 'page' : undefined}
            onClick={onClose}
          >
            {label}
          </Link>
        ))}
        <Link className={css.link} to={cartPage} onClick={onClose}>
          Cart
          {inCart > 0 && <span className={count}>{inCart}</span>}
        </Link>
        {account ? (
          <>
            {accountLinks(account).map(({ label, to }) => (
              <Link key={to} className={css.link} to={to} onClick={onClose}>
                {label}
              </Link>
            ))}
            <Link className={css.link} to={profilePage} onClick={onClose}>
              Your account
            </Link>
            <button
              type="button"
              className={css.link}
              onClick={() => {
                onClose()
                void signOut()
              }}
            >
              Sign out
            </button>
          </>
        ) : (
          <>
            <Link className={css.link} to={favouritesPage} onClick={onClose}>
              Favourites
            </Link>
            <Link className={css.link} to={signInPage} state={hereAsReturn(location)} onClick={onClose}>
              Login
            </Link>
          </>
        )}
      </nav>
      <p className={`${css.foot} ${meta}`}>
        <ArtistReceives />
      </p>
    </dialog>
  )
}
