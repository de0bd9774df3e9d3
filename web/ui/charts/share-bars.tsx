import { formatCount } from '#domain/shared/format-count.ts'
import * as css from './share-bars.css.ts'

interface ShareBarsProps {
  readonly shares: readonly { readonly name: string; readonly count: number }[]
}

/** How many there are of each kind, the most first, each with a bar beside its number. */
export function ShareBars({ shares }: ShareBarsProps) {
  const most = Math.max(1, ...shares.map(({ count }) => count))
  return (
    <dl className={css.bars}>
      {shares.map(({ name, count }) => (
        <div key={name} className={css.share}>
          <dt>{name}</dt>
          <dd>
            <span className={css.bar} style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
            {formatCount(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
