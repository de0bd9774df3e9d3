import { ArrowLeft } from 'lucide'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { dashboardPage, galleryPage, homePage } from '#application/shared/addresses.ts'
import type { BecomeArtistData } from '#web/artist-dashboard/artist-loaders.ts'
import { ArtistReceives } from '#web/fair-pay/artist-receives.tsx'
import { Link } from '#web/navigation/link.tsx'
import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { heading, lead, quietLink, small, standalone } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Logo } from '#web/ui/navigation/logo.tsx'
import * as css from './become-artist-screen.css.ts'
import { ProfileEditor } from './profile-editor.tsx'
import { useWelcomeArtist } from './use-welcome-artist.ts'

/** For somebody who buys here and wants to sell, too: a profile makes them a pending artist. */
export function BecomeArtistScreen() {
  const { account, countries } = useLoaderData<BecomeArtistData>()
  const welcomeArtist = useWelcomeArtist()
  const navigate = useNavigate()
  const onCreated = async () => {
    await welcomeArtist()
    await navigate(dashboardPage)
  }
  return (
    <main id="main" className={`${wrap} ${pageEnd}`} tabIndex={-1}>
      <div className={css.top}>
        <Link to={homePage}>
          <Logo />
        </Link>
        <Link className={`${quietLink} ${standalone} ${small}`} to={galleryPage}>
          <Icon of={ArrowLeft} small />
          Back to gallery
        </Link>
      </div>
      <div className={css.head}>
        <h1 className={heading.h1}>Become an artist</h1>
        <p className={lead}>
          Begin with a profile. Then prepare three works and ask for approval; nobody sees them before.{' '}
          <ArtistReceives />
        </p>
      </div>
      <ProfileEditor
        account={account}
        profile={null}
        countries={countries}
        action="Become an artist"
        onCreated={onCreated}
      />
    </main>
  )
}
