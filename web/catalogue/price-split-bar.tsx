import { useId } from 'react'
import { brand } from '#domain/shared/brand.ts'
import { type Cents, formatMoney } from '#domain/shared/money.ts'
import { carriageSentence } from '#domain/shipping/carriage.ts'
import { meta } from '#web/theme/text.css.ts'
import * as css from './price-split-bar.css.ts'

interface PriceSplitBarProps {
  readonly price: Cents
  /** What the artist gets of the price. */
  readonly artistReceives: Cents
  /** What of that goes to the carrier, about; null where it is not told. */
  readonly carriage?: Cents | null
}

/** Fair pay, in the open: where the money of a sale goes. */
export function PriceSplitBar({ price, artistReceives, carriage = null }: PriceSplitBarProps) {
  const id = useId()
  const sent = carriageSentence(artistReceives, carriage)
  const percent = Math.round((artistReceives / price) * 100)
  return (
    <section className={css.split} aria-labelledby={id}>
      <h2 id={id}>Where your {formatMoney(price)} goes</h2>
      <div className={css.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
        <span style={{ width: `${100 - percent}%` }} />
      </div>
      <dl className={css.sums}>
        <dt>The artist receives {percent}&nbsp;%</dt>
        <dd>{formatMoney(artistReceives)}</dd>
        <dt>
          {brand.name} keeps {100 - percent}&nbsp;%
        </dt>
        <dd>{formatMoney(price - artistReceives)}</dd>
      </dl>
      {sent !== null && <p className={meta}>{sent}</p>}
    </section>
  )
}
