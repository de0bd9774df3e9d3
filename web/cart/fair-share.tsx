import type { WorkShipping } from '#application/shipping/contract.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { splitLines } from '#domain/orders/artists-part.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { carriageInWords, carriageOfAll, carriagesTo } from '#domain/shipping/carriage.ts'
import { useFeePercent } from '#web/fair-pay/terms.ts'
import { figures } from '#web/theme/text.css.ts'
import * as css from '#web/ui/navigation/summary.css.ts'

const words = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function artistsOf(items: readonly CartItem[]): string {
  const count = new Set(items.map(({ artist }) => artist.id)).size
  return count === 1 ? 'the artist' : `the ${words[count] ?? count} artists`
}

interface FairShareProps {
  readonly items: readonly CartItem[]
  /** Where they are sent to, as far as it is known. */
  readonly works?: readonly WorkShipping[]
  /** Where they go; empty where that is not known. */
  readonly country?: string
}

/** Fair pay, in the open: what of what will be paid goes to those who made the works, and what of that to carriers. */
export function FairShare({ items, works = [], country = '' }: FairShareProps) {
  const { artist: share } = splitLines(items, useFeePercent())
  if (items.length === 0) return null
  const inCart = new Set(items.map(({ id }) => id))
  const carriages =
    country === ''
      ? {}
      : carriagesTo(
          works.filter(({ artworkId }) => inCart.has(artworkId)),
          country,
        )
  const carriers = Object.keys(carriages).length
  const sent = carriageInWords(share, carriageOfAll(Object.values(carriages)), carriers)
  return (
    <p className={`${css.fair} ${figures}`}>
      Of this, <strong>{formatMoney(share)}</strong> goes to {artistsOf(items)}
      {sent !== null && `; ${sent}`}.
    </p>
  )
}
