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

type ListedWork = NonNullable<ListedArtist['artworks']>[number]

interface ArtistCardProps {
  readonly artist: ListedArtist
  /** The name's rank in the page's outline: 'h2' unless told. */
  readonly as?: 'h2' | 'h3'
}

/** An artist in the list: three works before the face, the name, what they work in, how many follow. */
export function ArtistCard({ artist, as: Name = 'h2' }: ArtistCardProps) {
  const { name, profilePicture, artistProfile, artworkCount, artworks = [] } = artist
  return (
    <li>
      <div className={css.strip}>
        <WorkStrip works={artworks} />
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

function WorkStrip({ works }: { works: readonly ListedWork[] }) {
  const shown = works.filter(({ images }) => images.length > 0).slice(0, 3)
  const all = shown.reduce((sum, work) => sum + ratioOf(work), 0)
  return (
    <div className={css.works} style={cssVar(css.ratio, all)}>
      {shown.map((work) => (
        <Link
          key={work.id}
          className={css.work}
          style={cssVar(css.ratio, ratioOf(work))}
          to={artworkPage(work.id)}
          aria-label={work.title}
        >
          {work.images[0] && <Picture image={work.images[0]} sizes="240px" alt="" />}
        </Link>
      ))}
    </div>
  )
}
