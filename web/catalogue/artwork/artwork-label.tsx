import type { ReactNode } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { isForSale, isSoldOut, stockText } from '#domain/catalogue/artwork.ts'
import { muted, small } from '#web/theme/text.css.ts'
import { Price } from '#web/ui/artwork/price.tsx'
import { ArtworkFacts } from './artwork-facts.tsx'
import * as css from './artwork-screen.css.ts'

/** What a work's own page says of it. @param by the artist, with or without a way to them */
export function ArtworkLabel({ artwork, by }: { artwork: ArtworkView; by: ReactNode }) {
  return (
    <>
      <h1 className={css.title}>{artwork.title}</h1>
      <p className={css.by}>By {by}</p>
      {artwork.description && <p className={css.description}>{artwork.description}</p>}
      <ArtworkFacts artwork={artwork} />
      <div className={css.priceLine}>
        {isForSale(artwork) && <Price className={css.price} amount={artwork.price} />}
        {!isSoldOut(artwork) && <span className={`${small} ${muted}`}>{stockText(artwork)}</span>}
      </div>
    </>
  )
}
