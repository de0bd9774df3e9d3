import { Check } from 'lucide'
import { useState } from 'react'
import type { PendingArtistView } from '#application/admin/contract.ts'
import { categoryLabel } from '#domain/catalogue/category.ts'
import { countryName } from '#domain/shared/country-name.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { ReasonDialog } from '#web/admin-dashboard/reason-dialog.tsx'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { useServices } from '#web/services.ts'
import { figures, meta, muted, small, workTitle } from '#web/theme/text.css.ts'
import { artworksText } from '#web/ui/artwork/artworks-text.ts'
import { Avatar } from '#web/ui/artwork/avatar.tsx'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import * as css from './pending-artists.css.ts'

/** So many works stand beside the decision at once: two rows of three. */
const atOnce = 6

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

/** What they tell of themselves. */
function Application({ artist: { artistProfile, email } }: { artist: PendingArtistView }) {
  const { bio, exhibitions } = artistProfile
  return (
    <div className={`${small} ${css.application}`}>
      {bio !== '' && <p>{bio}</p>}
      {exhibitions.length > 0 && (
        <ul aria-label="Exhibitions">
          {exhibitions.map(({ title, venue, year }) => (
            <li key={`${title} ${venue} ${year}`}>
              {title}, {venue}, {year}
            </li>
          ))}
        </ul>
      )}
      {email !== null && <p className={muted}>{email}</p>}
    </div>
  )
}

type PendingWork = PendingArtistView['artworks'][number]

const WorkGrid = ({ works, label }: { readonly works: readonly PendingWork[]; readonly label: string }) => (
  <ul className={css.works} aria-label={label}>
    {works.map((work) => (
      <li key={work.id}>
        <div className={css.picture}>
          {work.images[0] && (
            <Picture
              image={work.images[0]}
              sizes="(min-width: 1100px) 240px, 30vw"
              alt={work.images[0].alt}
            />
          )}
        </div>
        <p className={workTitle}>{work.title || 'Untitled'}</p>
        <p className={`${meta} ${figures}`}>
          {[categoryLabel(work.category), work.price > 0 && formatMoney(work.price)]
            .filter(Boolean)
            .join(', ')}
        </p>
        <Status form={work.ready ? 'is' : 'waits'} tone={work.ready ? 'ok' : 'info'}>
          {work.ready ? 'Ready' : 'Draft'}
        </Status>
      </li>
    ))}
  </ul>
)

function Works({ artist: { artworks, name } }: { artist: PendingArtistView }) {
  if (artworks.length === 0) return <p className={muted}>No works so far.</p>
  const [first, further] = [artworks.slice(0, atOnce), artworks.slice(atOnce)]
  return (
    <div>
      <WorkGrid works={first} label={`Works of ${name}`} />
      {further.length > 0 && (
        <details className={css.more}>
          <summary>{artworksText(further.length)} more</summary>
          <WorkGrid works={further} label={`More works of ${name}`} />
        </details>
      )}
    </div>
  )
}

/** What an approval would put on show. */
function whatHangs({ artworks }: PendingArtistView): string {
  const ready = artworks.filter((work) => work.ready).length
  if (ready === 0) return 'Nothing is marked as ready: with your yes, no work hangs yet.'
  return `With your yes, ${artworksText(ready)} ${ready === 1 ? 'hangs' : 'hang'}; drafts stay drafts.`
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
  const { adminServices } = useServices()
  const { act, did, busy } = useAdminActs()
  const [refused, setRefused] = useState<PendingArtistView | null>(null)
  const reject = async (reason: string) => {
    if (refused === null) return
    const { id, name } = refused
    await (await adminServices()).approval.reject(id, reason)
    did({ id, done: `${name} is told why.`, failure: rejecting })
  }
  return (
    <>
      <ul className={css.list}>
        {artists.map((artist) => (
          <li key={artist.id} className={css.artist} data-row={artist.id}>
            <div className={css.decision}>
              <Who artist={artist} as={as} />
              <Application artist={artist} />
              <p className={small}>{whatHangs(artist)}</p>
              <div className={css.actions}>
                <Button
                  look="primary"
                  aria-label={`Approve ${artist.name}`}
                  busy={busy === artist.id && 'Approving…'}
                  onClick={() =>
                    act({
                      id: artist.id,
                      what: ({ approval }) => approval.approve(artist.id),
                      done: `${artist.name} is approved, and what was ready is on show.`,
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
            </div>
            <Works artist={artist} />
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
