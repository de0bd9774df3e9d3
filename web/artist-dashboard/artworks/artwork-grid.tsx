import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { ownArtworkPage } from '#application/shared/dashboard-addresses.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { Link } from '#web/navigation/link.tsx'
import { figures, meta, quietLink, small } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { RemovalNotice } from '#web/ui/feedback/removal-notice.tsx'
import { ArtworkButtons } from './artwork-buttons.tsx'
import { ArtworkState } from './artwork-state.tsx'
import { successOf } from './artwork-states.ts'
import * as css from './artworks-screen.css.ts'
import { useArtworkActs } from './use-artwork-acts.ts'

function Card({ work }: { work: OwnArtworkView }) {
  const acts = useArtworkActs(work)
  const [picture] = work.pictures
  if (acts.isRemoved)
    return <RemovalNotice title={work.title || 'Untitled'} takesFocus onUndo={() => acts.act('put back')} />
  return (
    <article>
      <Link className={css.art} to={ownArtworkPage(work.id)} tabIndex={-1} aria-hidden="true">
        {picture ? (
          <Picture image={picture} sizes="(min-width: 900px) 260px, 45vw" alt="" />
        ) : (
          <span className={css.noPicture}>No picture yet</span>
        )}
      </Link>
      <h2 className={css.cardTitle}>
        <Link className={quietLink} to={ownArtworkPage(work.id)}>
          {work.title || 'Untitled'}
        </Link>
      </h2>
      <div className={css.cardFoot}>
        <ArtworkState work={work} />
        {work.price > 0 && <span className={`${small} ${figures}`}>{formatMoney(work.price)}</span>}
      </div>
      <p className={`${meta} ${figures}`}>{successOf(work)}</p>
      <ArtworkButtons work={work} acts={acts} />
    </article>
  )
}

/** One's own works as they would hang. */
export function ArtworkGrid({ works }: { works: readonly OwnArtworkView[] }) {
  return (
    <ul className={css.grid}>
      {works.map((work) => (
        <li key={work.id} className={css.card}>
          <Card work={work} />
        </li>
      ))}
    </ul>
  )
}
