import { useLocation } from 'react-router-dom'
import type { UserView } from '#application/identity/contract.ts'
import {
  aboutPage,
  artistSignUpPage,
  artistsPage,
  cartPage,
  fairPayPage,
  favouritesPage,
  galleryPage,
  homePage,
  privacyPage,
  profilePage,
  shortAboutPage,
  signInPage,
  termsPage,
} from '#application/shared/addresses.ts'
import { brand } from '#domain/shared/brand.ts'
import { ArtistReceives } from '#web/fair-pay/artist-receives.tsx'
import { useAccount } from '#web/identity/session/use-session.ts'
import { dashboardOf } from '#web/identity/sign-in/dashboard-of.ts'
import { Link } from '#web/navigation/link.tsx'
import { wrap } from '#web/theme/layout.css.ts'
import { Logo } from '#web/ui/navigation/logo.tsx'
import * as css from './footer.css.ts'

const columns = [
  {
    title: 'Explore',
    links: [
      { label: 'Gallery', to: galleryPage },
      { label: 'Artists', to: artistsPage },
      { label: 'Favourites', to: favouritesPage },
      { label: 'Cart', to: cartPage },
    ],
  },
  {
    title: 'For artists',
    links: [
      { label: 'Sell your artworks', to: artistSignUpPage },
      { label: 'Fair pay', to: fairPayPage },
    ],
  },
  {
    title: brand.name,
    links: [
      { label: 'About', to: shortAboutPage },
      { label: 'Terms', to: termsPage },
      { label: 'Privacy', to: privacyPage },
    ],
  },
] as const

/** To signing in, or for whoever is signed in to what is their own. */
function accountLink(account: UserView | null): { readonly label: string; readonly to: string } {
  if (!account) return { label: 'Login', to: signInPage }
  const dashboard = dashboardOf(account)
  return dashboard ? { label: 'Dashboard', to: dashboard } : { label: 'Your account', to: profilePage }
}

/** Whether a link leads to the page that is shown; the one to /about leads on to where that is now. */
const isHere = (to: string, path: string): boolean => (to === shortAboutPage ? aboutPage : to) === path

/** Who we are, and the way to every other page. */
export function Footer() {
  const ownLink = accountLink(useAccount())
  const { pathname } = useLocation()
  return (
    <footer className={css.footer}>
      <div className={wrap}>
        <div className={css.grid}>
          <div className={css.brandLine}>
            <Link to={homePage}>
              <Logo />
            </Link>
            <p className={css.sentence}>
              A marketplace for handmade art, founded in {brand.foundedIn}. <ArtistReceives />
            </p>
          </div>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {(title === brand.name ? [...links, ownLink] : links).map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} aria-current={isHere(to, pathname) ? 'page' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={css.base}>
          <p>
            © {brand.foundedIn} {brand.name}
          </p>
          <p>Prices in US dollars. Shipping is free.</p>
        </div>
      </div>
    </footer>
  )
}
