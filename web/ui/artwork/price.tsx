import { type Cents, formatMoney } from '#domain/shared/money.ts'
import * as css from './price.css.ts'

/** An amount in dollars with two decimals. */
export function Price({ amount, className = '' }: { amount: Cents; className?: string }) {
  return <span className={`${css.price} ${className}`}>{formatMoney(amount)}</span>
}
