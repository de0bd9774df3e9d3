import { Link } from 'react-router-dom'
import { Logo } from '#web/shell/logo.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyWall } from '#web/ui/empty-wall.tsx'
import * as css from './accounts-soon-screen.css.ts'

/** Says honestly that one cannot sign in so far, and that one does not have to. */
export function AccountsSoonScreen() {
  return (
    <div className={css.page}>
      <Link to="/">
        <Logo />
      </Link>
      <EmptyWall
        as="h1"
        title="Accounts are being prepared"
        action={
          <ButtonLink look="primary" to="/art-gallery">
            Explore Gallery
          </ButtonLink>
        }
      >
        Signing in and selling are not possible yet; you can buy as a guest meanwhile, with nothing but an
        e-mail address.
      </EmptyWall>
    </div>
  )
}
