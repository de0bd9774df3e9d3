import { useId, useState, useSyncExternalStore } from 'react'
import { artworkPage } from '#application/shared/addresses.ts'
import { artistPercent, splitPrice } from '#domain/fair-pay/price-split.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { Link } from '#web/navigation/link.tsx'
import { heading, link, workTitle } from '#web/theme/text.css.ts'
import type { FairPayData } from './fair-pay-routes.tsx'
import * as css from './split-picture.css.ts'

interface SplitPictureProps {
  readonly work: FairPayData['work']
  readonly feePercent: number
}

const dollar = 100
/** In dollars. */
const prices = { least: 20, most: 5_000, step: 20, unlessKnown: 480 }

const never = () => () => undefined

/** Whether a script runs: without one there is nothing to move. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** A price and its two parts: that of a work which hangs now, and any other that one chooses. */
export function SplitPicture({ work, feePercent }: SplitPictureProps) {
  const id = useId()
  const first = work?.price ?? prices.unlessKnown * dollar
  const [price, setPrice] = useState(first)
  const isLive = useIsLive()
  const { artist, platform } = splitPrice(price, feePercent)
  const percent = artistPercent(feePercent)
  return (
    <section className={css.picture} aria-labelledby={id}>
      <h2 className={heading.h4} id={id}>
        How a price is split
      </h2>
      <p className={css.of}>
        {work && price === first ? (
          <>
            <Link className={`${workTitle} ${link}`} to={artworkPage(work.id)}>
              {work.title}
            </Link>{' '}
            by {work.artist.name}
          </>
        ) : (
          'A work that costs'
        )}
      </p>
      <p className={css.price}>{formatMoney(price)}</p>
      <div className={css.bar} aria-hidden="true">
        <span style={{ flexGrow: percent }}>
          <i>{percent}&nbsp;%</i>
        </span>
        {feePercent > 0 && <span style={{ flexGrow: feePercent }} />}
      </div>
      <dl className={css.parts} aria-live="polite">
        <div>
          <dt>The artist receives</dt>
          <dd>{formatMoney(artist)}</dd>
        </div>
        <div>
          <dt>{brand.name} keeps</dt>
          <dd>{formatMoney(platform)}</dd>
        </div>
      </dl>
      <div className={css.chooser}>
        {isLive && (
          <label>
            Try another price
            <input
              type="range"
              min={prices.least}
              max={prices.most}
              step={prices.step}
              value={Math.round(price / dollar)}
              aria-valuetext={formatMoney(price)}
              onChange={({ target }) => setPrice(Number(target.value) * dollar)}
            />
          </label>
        )}
      </div>
    </section>
  )
}
