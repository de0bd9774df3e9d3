import type { OrderView } from '#application/orders/contract.ts'
import * as css from './order-screen.css.ts'
import { type AlsoHappened, momentText, orderSteps } from './order-words.ts'

/** What has happened to an order, where it is, what comes next. */
export function OrderTimeline({
  order,
  titledBy,
  also = [],
}: {
  readonly order: OrderView
  readonly titledBy: string
  /** What happened after the sale. */
  readonly also?: readonly AlsoHappened[]
}) {
  return (
    <ol className={css.timeline} aria-labelledby={titledBy}>
      {orderSteps(order, also).map(({ word, at, note, place }) => (
        <li
          key={`${word} ${at}`}
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
