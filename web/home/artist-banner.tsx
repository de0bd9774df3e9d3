import { useId } from 'react'
import { artistSignUpPage, fairPayPage } from '#application/shared/addresses.ts'
import { useArtistPercent } from '#web/fair-pay/terms.ts'
import { Link } from '#web/navigation/link.tsx'
import { wrap } from '#web/theme/layout.css.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import * as css from './artist-banner.css.ts'

/** The painted wall, with an empty frame on it for whoever wants to sell. */
export function ArtistBanner() {
  const id = useId()
  return (
    <section className={css.wall} data-ground="feature" aria-labelledby={id}>
      <div className={`${wrap} ${css.inside}`}>
        <div>
          <h2 className={heading.display} id={id}>
            Are You an Artist?
          </h2>
          <p className={`${lead} ${css.sentence}`}>
            There is room on the wall. You set the price, you keep {useArtistPercent()}&nbsp;% of it, and you
            can <Link to={fairPayPage}>see where every cent goes</Link>.
          </p>
          <ButtonLink className={css.action} look="paper" large to={artistSignUpPage}>
            Sell your artworks
          </ButtonLink>
        </div>
        <div className={css.yours} aria-hidden="true">
          <div className={css.frame} />
          <p className={css.label}>
            <strong>Your name</strong>
            <i>Your next work</i>
            <br />
            By hand
          </p>
        </div>
      </div>
    </section>
  )
}
