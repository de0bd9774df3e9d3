import type { OrderView } from '#application/orders/contract.ts'
import * as css from './order-screen.css.ts'
import { momentText, orderSteps } from './order-words.ts'

/** What has happened to an order, where it is, what comes next. */
export function OrderTimeline({ order, titledBy }: { order: OrderView; titledBy: string }) {
  return (
    <ol className={css.timeline} aria-labelledby={titledBy}>
      {orderSteps(order).map(({ word, at, note, place }) => (
        <li
          key={word}
          className={css.step}
          data-place={place}
          aria-current={place === 'now' ? 'step' : undefined}
        >
          <div>
            <strong>{word}</strong>
            {note && <p>{note}</p>}
          </div>
          {at && <time dateTime={at}>{momentText(at)}</time>}
        </li>
      ))}
    </ol>
  )
}
