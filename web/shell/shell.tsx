import { Outlet, useLocation } from 'react-router-dom'
import { SessionWatch } from '#web/identity/session/session-watch.tsx'
import { LateToaster } from '#web/ui/feedback/late-toaster.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { isDashboard, standsAlone } from './navigation.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { PageChanges } from './page-changes.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import * as css from './shell.css.ts'

/** Header, the screen of the address, footer; and what every page has besides. */
export function Shell() {
  const { pathname } = useLocation()
  const alone = standsAlone(pathname)
  return (
    <>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      {!alone && <Header />}
      <OfflineNotice />
      {isDashboard(pathname) ? (
        <Outlet />
      ) : (
        <main id="main" className={css.main} tabIndex={-1}>
          <Outlet />
        </main>
      )}
      {!alone && <Footer />}
      <ScrollToTop />
      <PageChanges />
      <SessionWatch />
      <LateToaster />
    </>
  )
}
