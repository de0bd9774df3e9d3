import type { CartItem } from '#domain/cart/cart.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { useFeePercent } from '#web/fair-pay/terms.ts'
import { figures } from '#web/theme/text.css.ts'
import * as css from '#web/ui/navigation/summary.css.ts'
import { artistsShare } from './artists-share.ts'

const words = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function artistsOf(items: readonly CartItem[]): string {
  const count = new Set(items.map(({ artist }) => artist.id)).size
  return count === 1 ? 'the artist' : `the ${words[count] ?? count} artists`
}

/** Fair pay, in the open: what of a cart's total goes to those who made the works. */
export function FairShare({ items }: { items: readonly CartItem[] }) {
  const share = artistsShare(items, useFeePercent())
  return (
    <p className={`${css.fair} ${figures}`}>
      Of this, <strong>{formatMoney(share)}</strong> goes to {artistsOf(items)}.
    </p>
  )
}
