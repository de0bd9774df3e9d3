import { CalendarDays, MapPin, Users } from 'lucide'
import { useLoaderData, useLocation } from 'react-router-dom'
import type { ArtistView } from '#application/artists/contract.ts'
import { artistRoute } from '#application/shared/addresses.ts'
import { countryName } from '#domain/shared/country-name.ts'
import { wrap } from '#web/theme/layout.css.ts'
import { figures, heading, lead, meta } from '#web/theme/text.css.ts'
import { Avatar } from '#web/ui/artwork/avatar.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { ArtistAbout } from './artist-about.tsx'
import { ArtistExhibitions } from './artist-exhibitions.tsx'
import type { ArtistData } from './artist-routes.tsx'
import * as css from './artist-screen.css.ts'
import { type ArtistTab, tabIn } from './artist-tab.ts'
import { ArtistWorks } from './artist-works.tsx'
import { ContactArtist } from './contact-artist.tsx'
import { FollowButton } from './follow-button.tsx'
import { FollowerCount } from './follower-count.tsx'

export function ArtistScreen() {
  const { artist, works } = useLoaderData<ArtistData>()
  const { search } = useLocation()
  const selected = tabIn(new URLSearchParams(search))
  const to = (tab: ArtistTab) => {
    const query = new URLSearchParams(search)
    if (tab === 'artworks') query.delete('tab')
    else query.set('tab', tab)
    return `${artistRoute}?${query.toString()}`
  }

  return (
    <div className={wrap}>
      <ArtistHeader artist={artist} />
      <Tabs
        label={artist.name}
        selected={selected}
        panelClassName={css.panel}
        tabs={[
          {
            id: 'artworks',
            to: to('artworks'),
            label: (
              <>
                Artworks <span className={`${meta} ${figures}`}>{artist.artworkCount}</span>
              </>
            ),
            panel: <ArtistWorks artist={artist} works={works} />,
          },
          {
            id: 'about',
            to: to('about'),
            label: 'About the Artist',
            panel: <ArtistAbout artist={artist} work={works.items[0]} />,
          },
          {
            id: 'exhibitions',
            to: to('exhibitions'),
            label: 'Exhibitions',
            panel: <ArtistExhibitions artist={artist} />,
          },
        ]}
      />
    </div>
  )
}

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function ArtistHeader({ artist }: { artist: ArtistView }) {
  const { name, profilePicture, artistProfile, memberSince } = artist
  return (
    <div className={css.profile}>
      <Avatar className={css.face} name={name} picture={profilePicture} size={200} />
      <div>
        <h1 className={heading.display}>{name}</h1>
        {artistProfile.preferredMedium && (
          <p className={`${lead} ${css.medium}`}>{artistProfile.preferredMedium}</p>
        )}
        <ul className={css.facts}>
          {artistProfile.country && (
            <li>
              <Icon of={MapPin} small />
              {countryName(artistProfile.country)}
            </li>
          )}
          <li>
            <Icon of={CalendarDays} small />
            Member since {monthAndYear.format(new Date(memberSince))}
          </li>
          <li className={figures}>
            <Icon of={Users} small />
            <FollowerCount artist={artist} />
          </li>
        </ul>
      </div>
      <div className={css.actions}>
        <FollowButton artist={artist} look="primary" />
        <ContactArtist key={artist.id} artist={artist} />
      </div>
    </div>
  )
}
