import { Truck } from 'lucide'
import { useRef } from 'react'
import { useLoaderData } from 'react-router-dom'
import { artistPage, artworkPage } from '#application/shared/addresses.ts'
import { isForSale, isSoldOut } from '#domain/catalogue/artwork.ts'
import { categoryFrom, categoryLabel } from '#domain/catalogue/category.ts'
import { shippingInWords } from '#domain/orders/order-price.ts'
import { carriageTo } from '#domain/shipping/shipping-terms.ts'
import { galleryHref } from '#web/catalogue/gallery/gallery-address.ts'
import { PriceSplitBar } from '#web/catalogue/price-split-bar.tsx'
import { useKept } from '#web/kept/use-kept.ts'
import { Link } from '#web/navigation/link.tsx'
import { useServices } from '#web/services.ts'
import { useCountry } from '#web/shipping/chosen-country.ts'
import { ShipsTo } from '#web/shipping/ships-to.tsx'
import { wrap } from '#web/theme/layout.css.ts'
import { link } from '#web/theme/text.css.ts'
import { ChipLink } from '#web/ui/buttons/chip.tsx'
import { Heart } from '#web/ui/buttons/heart.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { TellMeLater } from '#web/waiting/tell-me-later.tsx'
import { ArtworkLabel } from './artwork-label.tsx'
import * as css from './artwork-screen.css.ts'
import { ArtworkStage } from './artwork-stage.tsx'
import { BackToGallery } from './back-to-gallery.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyControl } from './buy-control.tsx'
import type { ArtworkData } from './load-artwork.ts'
import { ShareButton } from './share-button.tsx'
import { useFreeAgain } from './use-free-again.ts'
import { useSeen } from './use-seen.ts'
import { WallRoom } from './wall-room.tsx'
import { WorkRow } from './work-row.tsx'

export function ArtworkScreen() {
  const { artwork, more, similar, shipping } = useLoaderData<ArtworkData>()
  const { favourites } = useServices()
  useSeen(artwork.id)
  useFreeAgain(artwork.heldUntil)
  const [isFavourite, toggleFavourite] = useKept(favourites, artwork.id)
  const actions = useRef<HTMLDivElement>(null)
  const country = useCountry()
  const category = categoryFrom(artwork.category)

  return (
    <>
      <div className={`${wrap} ${css.top}`}>
        <BackToGallery />
      </div>
      <div className={`${wrap} ${css.layout}`}>
        <ArtworkStage key={artwork.id} artwork={artwork} />
        <div className={css.side}>
          {category && <ChipLink to={galleryHref({ category })}>{categoryLabel(category)}</ChipLink>}
          <ArtworkLabel
            artwork={artwork}
            by={
              <Link className={link} to={artistPage(artwork.artist)}>
                {artwork.artist.name}
              </Link>
            }
          />
          <div ref={actions} className={css.actions}>
            <BuyControl artwork={artwork} prominent />
            <Heart
              className={css.heart}
              of={artwork.title}
              pressed={isFavourite}
              onToggle={toggleFavourite}
            />
          </div>
          {isSoldOut(artwork) && <TellMeLater artworkId={artwork.id} />}
          <div className={css.promises}>
            {isForSale(artwork) && (
              <p className={css.promise}>
                <Icon of={Truck} small />
                Shipping: {shippingInWords}
              </p>
            )}
            <ShareButton
              title={`${artwork.title} by ${artwork.artist.name}`}
              href={artworkPage(artwork.id)}
            />
          </div>
          {isForSale(artwork) && shipping && <ShipsTo terms={shipping} country={country} />}
          {isForSale(artwork) && (
            <PriceSplitBar
              price={artwork.price}
              artistReceives={artwork.artistReceives}
              carriage={shipping && carriageTo(shipping, country)}
            />
          )}
        </div>
      </div>
      <WallRoom artwork={artwork} />
      <WorkRow title={`More from ${artwork.artist.name}`} all={artistPage(artwork.artist)} works={more} />
      <WorkRow title="You may also like" works={similar} withArtist />
      <BuyBar artwork={artwork} instead={actions} />
    </>
  )
}
