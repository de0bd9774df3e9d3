import { useLoaderData } from 'react-router-dom'
import { artistPage } from '#application/shared/addresses.ts'
import type { ProfileData } from '#web/artist-dashboard/artist-loaders.ts'
import { StandingNotice } from '#web/artist-dashboard/standing-notice.tsx'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { useAccount } from '#web/identity/session/use-session.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { RemoveProfile } from './remove-profile.tsx'
import { useWelcomeArtist } from './use-welcome-artist.ts'

/** The artist's own page, behind the scenes. */
export function OwnProfileScreen() {
  const { profile, countries, ready, forSale } = useLoaderData<ProfileData>()
  const account = useAccount()
  const welcomeArtist = useWelcomeArtist()
  if (!account) return null
  return (
    <>
      <DashboardHead title="Profile">
        {profile?.approval === 'approved' && <ButtonLink to={artistPage(profile)}>See your page</ButtonLink>}
      </DashboardHead>
      {profile && <StandingNotice profile={profile} ready={ready} />}
      <ProfileEditor
        account={account}
        profile={profile}
        countries={countries}
        action={profile === null ? 'Create profile' : 'Save profile'}
        onCreated={welcomeArtist}
      />
      {profile && <RemoveProfile forSale={profile.approval === 'approved' ? forSale : 0} />}
    </>
  )
}
