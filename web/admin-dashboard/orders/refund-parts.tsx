import { Fragment } from 'react'
import type { OrderView } from '#application/orders/contract.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { figures, meta, workTitle } from '#web/theme/text.css.ts'
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx'
import { sums } from '#web/ui/navigation/summary.css.ts'
import type { RefundChoice, RefundPreview } from './refund-choice.ts'
import * as css from './refund-form.css.ts'

/** Who gives how much, before it is given. */
export function RefundOutcome({ preview }: { preview: RefundPreview | null }) {
  return (
    <div className={css.outcome} role="status">
      {preview && (
        <>
          <dl className={sums}>
            {preview.fromArtists.map(({ name, amount }) => (
              <Fragment key={name}>
                <dt>From {name}</dt>
                <dd>{formatMoney(amount)}</dd>
              </Fragment>
            ))}
            <dt>From {brand.name}</dt>
            <dd>{formatMoney(preview.fromPlatform)}</dd>
            <dt data-total>To the buyer</dt>
            <dd data-total>{formatMoney(preview.toBuyer)}</dd>
          </dl>
          {preview.forSaleAgain.length > 0 && (
            <p className={`${meta} ${figures}`}>
              For sale again:{' '}
              {preview.forSaleAgain.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}.
            </p>
          )}
        </>
      )}
    </div>
  )
}

interface RefundedWorksProps {
  readonly items: OrderView['items']
  readonly pieces: RefundChoice['pieces']
  readonly onChange: (artworkId: string, quantity: number) => void
}

/** The works of an order of which something can be given back, each with how many pieces are to be. */
export function RefundedWorks({ items, pieces, onChange }: RefundedWorksProps) {
  return (
    <ul className={css.works}>
      {items
        .filter(({ quantity, givenBack }) => givenBack < quantity)
        .map(({ artworkId, title, quantity, givenBack }) => {
          const chosen = pieces[artworkId] ?? 0
          const most = quantity - givenBack
          return (
            <li key={artworkId}>
              <span>
                <span className={workTitle}>{title}</span>
                <br />
                <span className={`${meta} ${figures}`}>
                  {chosen} of {most}
                </span>
              </span>
              <QuantityStepper
                of={title}
                quantity={chosen}
                canDecrease={chosen > 0}
                canIncrease={chosen < most}
                onChange={(next) => onChange(artworkId, next)}
              />
            </li>
          )
        })}
    </ul>
  )
}
