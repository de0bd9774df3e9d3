import { Heart, Menu } from 'lucide'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { cartPage, favouritesPage, homePage, signInPage } from '#application/shared/addresses.ts'
import { totalItems } from '#domain/cart/cart.ts'
import { useCart } from '#web/cart/cart-context.tsx'
import { hereAsReturn } from '#web/identity/addresses.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { Link } from '#web/navigation/link.tsx'
import { activeIndex, mainLinks } from '#web/shell/navigation.ts'
import { spoken } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Logo } from '#web/ui/navigation/logo.tsx'
import { AccountPlace } from './account-place.tsx'
import * as css from './header.css.ts'
import { HeaderSearch } from './header-search.tsx'
import { SideMenu } from './side-menu.tsx'
import { useScrolled } from './use-scrolled.ts'

/** Logo, the ways through the shop, search, cart and login; a little smaller once the page is scrolled. */
export function Header() {
  const location = useLocation()
  const { pathname } = location
  const account = useAccount()
  const inCart = totalItems(useCart())
  const isSmall = useScrolled(30, 10)
  const [menuOpen, setMenuOpen] = useState(false)
  const [searching, setSearching] = useState(false)
  const active = activeIndex(pathname)

  return (
    <header className={isSmall ? `${css.header} ${css.small}` : css.header}>
      <div className={css.inside}>
        <Link to={homePage}>
          <Logo />
        </Link>
        <nav className={css.nav} aria-label="Main">
          {mainLinks.map(({ label, to }, index) => (
            <Link key={to} className={css.link} to={to} aria-current={index === active ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={css.tools}>
          <HeaderSearch isOpen={searching} onOpen={setSearching} />
          <Link
            className={`${css.link} ${css.iconLink}`}
            to={favouritesPage}
            aria-label="Favourites"
            aria-current={pathname === favouritesPage ? 'page' : undefined}
          >
            <Icon of={Heart} />
          </Link>
          <Link
            className={searching ? `${css.link} ${css.givesWay}` : css.link}
            to={cartPage}
            aria-current={pathname === cartPage ? 'page' : undefined}
          >
            Cart <span className={inCart > 0 ? css.count : spoken}>{inCart}</span>{' '}
            <span className={spoken}>{inCart === 1 ? 'item' : 'items'}</span>
          </Link>
          {account ? (
            <AccountPlace account={account} className={css.wideOnly} />
          ) : (
            <Link className={`${css.link} ${css.wideOnly}`} to={signInPage} state={hereAsReturn(location)}>
              Login
            </Link>
          )}
          <IconButton
            className={css.toggle}
            icon={Menu}
            label="Open menu"
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          />
        </div>
      </div>
      <SideMenu isOpen={menuOpen} active={active} onClose={() => setMenuOpen(false)} />
    </header>
  )
}
