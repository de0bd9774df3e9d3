import { useLoaderData } from 'react-router-dom'
import {
  becomeArtistPage,
  favouritesPage,
  followingPage,
  orderHistoryPage,
  secondFactorPlace,
} from '#application/shared/addresses.ts'
import type { ProfileData } from '#web/identity/identity-loaders.ts'
import { SecondFactorPanel } from '#web/identity/security/second-factor-panel.tsx'
import { SessionList } from '#web/identity/session/session-list.tsx'
import { useAccount } from '#web/identity/session/use-session.ts'
import { useSignOut } from '#web/identity/session/use-sign-out.ts'
import { dashboardOf } from '#web/identity/sign-in/dashboard-of.ts'
import { wrap } from '#web/theme/layout.css.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DetailsForm } from './details-form.tsx'
import { EmailState } from './email-state.tsx'
import { OwnData } from './own-data.tsx'
import * as css from './profile-screen.css.ts'
import { ProfileSection } from './profile-section.tsx'

/** One's own account: what is known, the locks, the browsers, and the way out. */
export function ProfileScreen() {
  const { account: loaded, countries, sessions, locks } = useLoaderData<ProfileData>()
  const account = useAccount() ?? loaded
  const signOut = useSignOut()
  const dashboard = dashboardOf(account)
  return (
    <div className={wrap}>
      <header className={css.head}>
        <h1 className={heading.display}>Your account</h1>
        <p className={lead}>{account.name}</p>
        <nav className={css.ways} aria-label="Account">
          <ButtonLink to={orderHistoryPage}>Orders</ButtonLink>
          <ButtonLink to={favouritesPage}>Favourites</ButtonLink>
          <ButtonLink to={followingPage}>Artists you follow</ButtonLink>
          {dashboard ? (
            <ButtonLink to={dashboard}>Dashboard</ButtonLink>
          ) : (
            <ButtonLink to={becomeArtistPage}>Become an artist</ButtonLink>
          )}
          <Button look="quiet" onClick={() => void signOut()}>
            Sign out
          </Button>
        </nav>
      </header>
      <div className={css.sections}>
        <ProfileSection title="Your details">
          <DetailsForm key={account.id} account={account} countries={countries} />
        </ProfileSection>
        <ProfileSection title="Email">
          <EmailState account={account} />
        </ProfileSection>
        <ProfileSection title="Password">
          <ChangePasswordForm account={account} />
        </ProfileSection>
        <ProfileSection title="Two-step verification" place={secondFactorPlace}>
          <SecondFactorPanel state={locks} />
        </ProfileSection>
        <ProfileSection title="Where you are signed in">
          <SessionList sessions={sessions} />
        </ProfileSection>
        <ProfileSection title="Your data">
          <OwnData />
        </ProfileSection>
        <ProfileSection title="Delete account">
          <DeleteAccount />
        </ProfileSection>
      </div>
    </div>
  )
}
