import type { ListedArtist } from '#application/artists/contract.ts'
import { artistPage, artworkPage } from '#application/shared/addresses.ts'
import { Link } from '#web/navigation/link.tsx'
import { cssVar } from '#web/theme/css-var.ts'
import { figures, heading, quietLink } from '#web/theme/text.css.ts'
import { artworksText } from '#web/ui/artwork/artworks-text.ts'
import { Avatar } from '#web/ui/artwork/avatar.tsx'
import { Picture } from '#web/ui/artwork/picture.tsx'
import * as css from './artist-card.css.ts'
import { FollowButton } from './follow-button.tsx'
import { FollowerCount } from './follower-count.tsx'
import { shownSizes, shownWorks } from './shown-works.ts'

type ListedWork = NonNullable<ListedArtist['artworks']>[number]

interface ArtistCardProps {
  readonly artist: ListedArtist
  /** The name's rank in the page's outline: 'h2' unless told. */
  readonly as?: 'h2' | 'h3'
  /** The first in view: the first picture is fetched before all else. */
  readonly priority?: boolean
}

/** An artist in the list: three works before the face, the name, what they work in, how many follow. */
export function ArtistCard({ artist, as: Name = 'h2', priority = false }: ArtistCardProps) {
  const { name, profilePicture, artistProfile, artworkCount } = artist
  return (
    <li>
      <div className={css.strip}>
        <WorkStrip works={shownWorks(artist)} priority={priority} />
      </div>
      <div className={css.who}>
        <Avatar name={name} picture={profilePicture} size={64} />
        <div>
          <Name className={heading.h3}>
            <Link className={quietLink} to={artistPage(artist)}>
              {name}
            </Link>
          </Name>
          {artistProfile.preferredMedium && <p>{artistProfile.preferredMedium}</p>}
          <p className={figures}>
            {artworksText(artworkCount)} · <FollowerCount artist={artist} />
          </p>
        </div>
        <FollowButton artist={artist} look="secondary" />
      </div>
    </li>
  )
}

const ratioOf = ({ images: [image] }: ListedWork): number => (image ? image.width / image.height : 0)

function WorkStrip({ works, priority }: { works: readonly ListedWork[]; priority: boolean }) {
  const all = works.reduce((sum, work) => sum + ratioOf(work), 0)
  return (
    <div className={css.works} style={cssVar(css.ratio, all)}>
      {works.map((work, place) => (
        <Link
          key={work.id}
          className={css.work}
          style={cssVar(css.ratio, ratioOf(work))}
          to={artworkPage(work.id)}
          aria-label={work.title}
        >
          {work.images[0] && (
            <Picture image={work.images[0]} sizes={shownSizes} priority={priority && place === 0} alt="" />
          )}
        </Link>
      ))}
    </div>
  )
}
