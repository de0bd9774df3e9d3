import { formatDollars } from '#domain/shared/money.ts'
import * as css from './price.css.ts'

/** An amount in dollars with two decimals. */
export function Price({ dollars, className = '' }: { dollars: number; className?: string }) {
  return <span className={`${css.price} ${className}`}>{formatDollars(dollars)}</span>
}
