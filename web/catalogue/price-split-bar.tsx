import { useId } from 'react'
import { brand } from '#domain/shared/brand.ts'
import { centsFrom, formatMoney } from '#domain/shared/money.ts'
import * as css from './price-split-bar.css.ts'

interface PriceSplitBarProps {
  /** Dollars. */
  readonly price: number
  /** Dollars that the artist gets of the price. */
  readonly artistReceives: number
}

/** Fair pay, in the open: where the money of a sale goes. */
export function PriceSplitBar({ price, artistReceives }: PriceSplitBarProps) {
  const id = useId()
  const all = centsFrom(price)
  const artist = centsFrom(artistReceives)
  const percent = Math.round((artist / all) * 100)
  return (
    <section className={css.split} aria-labelledby={id}>
      <h2 id={id}>Where your {formatMoney(all)} goes</h2>
      <div className={css.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
        <span style={{ width: `${100 - percent}%` }} />
      </div>
      <dl className={css.sums}>
        <dt>The artist receives {percent}&nbsp;%</dt>
        <dd>{formatMoney(artist)}</dd>
        <dt>
          {brand.name} keeps {100 - percent}&nbsp;%
        </dt>
        <dd>{formatMoney(all - artist)}</dd>
      </dl>
    </section>
  )
}
