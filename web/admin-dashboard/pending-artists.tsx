import { Check } from 'lucide'
import { useState } from 'react'
import type { PendingArtistView } from '#application/admin/contract.ts'
import { categoryLabel } from '#domain/catalogue/category.ts'
import { formatDollars } from '#domain/shared/money.ts'
import { dayText } from '#web/orders/order-words.ts'
import { useServices } from '#web/services.ts'
import { figures, meta, muted, small, workTitle } from '#web/theme/text.css.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { countryName } from '#web/ui/countries.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import * as css from './pending-artists.css.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useAdminActs } from './use-admin-acts.tsx'

/** How many works stand beside the name. */
const beside = 3

const rejecting = 'Failed to reject artist'

type Rank = 'h2' | 'h3'

function Who({ artist, as: Name }: { readonly artist: PendingArtistView; readonly as: Rank }) {
  const { name, profilePicture, artistProfile, appliedAt, waiting } = artist
  const { preferredMedium, country } = artistProfile
  return (
    <div className={css.who}>
      <Avatar name={name} picture={profilePicture} size={56} />
      <div>
        <Name className={css.name}>{name}</Name>
        <p className={`${small} ${muted}`}>
          {[preferredMedium, country && countryName(country)].filter(Boolean).join(', ') ||
            'No profile so far'}
        </p>
        <p className={meta}>{waiting ? `Asked ${dayText(appliedAt)}` : 'Still getting ready'}</p>
      </div>
    </div>
  )
}

/** All there is to decide by. */
function Told({ artist }: { artist: PendingArtistView }) {
  const { artistProfile, email, artworks, name } = artist
  return (
    <details className={css.more}>
      <summary>All about {name}</summary>
      <div className={css.told}>
        {artistProfile.bio !== '' && <p>{artistProfile.bio}</p>}
        {email !== null && <p className={muted}>{email}</p>}
        {artistProfile.exhibitions.length > 0 && (
          <ul aria-label="Exhibitions">
            {artistProfile.exhibitions.map(({ title, venue, year }) => (
              <li key={`${title} ${venue} ${year}`}>
                {title}, {venue}, {year}
              </li>
            ))}
          </ul>
        )}
        {artworks.length > 0 ? (
          <ul className={css.large} aria-label="Works">
            {artworks.map((work) => (
              <li key={work.id}>
                {work.images[0] && <Picture image={work.images[0]} sizes="240px" />}
                <p className={workTitle}>{work.title || 'Untitled'}</p>
                <p className={`${meta} ${figures}`}>
                  {categoryLabel(work.category)}, {formatDollars(work.price)}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p className={muted}>No works so far.</p>
        )}
      </div>
    </details>
  )
}

/** Who wants to sell, with profile and works beside the decision. */
export function PendingArtists({
  artists,
  as = 'h2',
}: {
  readonly artists: readonly PendingArtistView[]
  /** Their names' rank in the page's outline. */
  readonly as?: Rank
}) {
  const { adminRooms } = useServices()
  const { act, did, busy } = useAdminActs()
  const [refused, setRefused] = useState<PendingArtistView | null>(null)
  const reject = async (reason: string) => {
    if (refused === null) return
    const { id, name } = refused
    await (await adminRooms()).approval.reject(id, reason)
    did({ id, done: `${name} is told why.`, failure: rejecting })
  }
  return (
    <>
      <ul className={css.list}>
        {artists.map((artist) => (
          <li key={artist.id} className={css.artist} data-row={artist.id}>
            <Who artist={artist} as={as} />
            <div className={css.works}>
              {artist.artworks
                .slice(0, beside)
                .map(
                  (work) => work.images[0] && <Picture key={work.id} image={work.images[0]} sizes="160px" />,
                )}
            </div>
            <div className={css.actions}>
              <Button
                look="primary"
                aria-label={`Approve ${artist.name}`}
                busy={busy === artist.id && 'Approving…'}
                onClick={() =>
                  act({
                    id: artist.id,
                    what: ({ approval }) => approval.approve(artist.id),
                    done: `${artist.name} is approved, and the works are on show.`,
                    failure: 'Failed to approve artist',
                  })
                }
              >
                <Icon of={Check} small />
                Approve
              </Button>
              <Button look="danger" aria-label={`Reject ${artist.name}`} onClick={() => setRefused(artist)}>
                Reject
              </Button>
            </div>
            <Told artist={artist} />
          </li>
        ))}
      </ul>
      <ReasonDialog
        isOpen={refused !== null}
        title={`Reject ${refused?.name ?? ''}?`}
        hint="They read it, may mend what is wrong, and can ask again."
        yes="Reject"
        failure={rejecting}
        onReason={reject}
        onClose={() => setRefused(null)}
      />
    </>
  )
}
