import { type RefObject, useEffect, useState } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { isForSale } from '#domain/catalogue/artwork.ts'
import { Price } from '#web/ui/artwork/price.tsx'
import * as css from './buy-bar.css.ts'
import { BuyControl } from './buy-control.tsx'

interface BuyBarProps {
  readonly artwork: ArtworkView
  /** The page's own button, in whose absence the bar stands in. */
  readonly instead: RefObject<HTMLElement | null>
}

/** On a phone, price and button stay at the lower edge once the button in the page is out of sight above. */
export function BuyBar({ artwork, instead }: BuyBarProps) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    // Looked at, not observed: a page that jumps past the button never has it in sight.
    const look = () => setNeeded((instead.current?.getBoundingClientRect().bottom ?? 0) < 0)
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [instead])
  if (!isForSale(artwork) || !isNeeded) return null
  return (
    <div className={css.bar} data-at-foot>
      <Price amount={artwork.price} />
      <BuyControl artwork={artwork} look="primary" />
    </div>
  )
}
