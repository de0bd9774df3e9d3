import type { ShippingTerms } from '#domain/shipping/shipping-terms.ts'
import { sendingInWords, sendingTo, termsInWords } from '#domain/shipping/shipping-terms.ts'
import * as css from './ships-to.css.ts'

interface ShipsToProps {
  readonly terms: ShippingTerms
  /** Where the shopper is, as far as it is known; empty where it is not. */
  readonly country: string
}

/** Where a work is sent to and in how many days, and whether that is so where the shopper is. */
export function ShipsTo({ terms, country }: ShipsToProps) {
  const words = termsInWords(terms)
  if (words === null) return null
  const here = country === '' ? null : sendingInWords(terms, country)
  return (
    <div className={css.shipsTo}>
      <p>{words}</p>
      {here !== null && <p data-missing={!sendingTo(terms, country).isSent}>{here}</p>}
    </div>
  )
}
