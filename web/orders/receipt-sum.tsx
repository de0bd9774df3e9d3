import { type Cents, formatMoney } from '#domain/shared/money.ts'
import * as css from './receipt-screen.css.ts'

interface SumProps {
  readonly of: string
  readonly amount: Cents | string
  readonly strong?: boolean
  /** What becomes of it, beside. */
  readonly note?: string | null
}

/** A term with its sum at the right end. */
export function Sum({ of, amount, strong, note = null }: SumProps) {
  return (
    <div className={css.sum} data-strong={strong}>
      <dt>
        {of}
        {note !== null && (
          <>
            {' '}
            <span className={css.whence}>{note}</span>
          </>
        )}
      </dt>
      <dd>{typeof amount === 'string' ? amount : formatMoney(amount)}</dd>
    </div>
  )
}
