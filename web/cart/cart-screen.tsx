import { Fragment, useState } from 'react'
import { galleryPage } from '#application/shared/addresses.ts'
import { notSentTo } from '#domain/shipping/shipping-terms.ts'
import { useCountry } from '#web/shipping/chosen-country.ts'
import { useSentWorks } from '#web/shipping/use-sent-works.ts'
import { wrap } from '#web/theme/layout.css.ts'
import { heading, spoken } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { NeedsJavaScript } from '#web/ui/feedback/needs-javascript.tsx'
import { RemovalNotice } from '#web/ui/feedback/removal-notice.tsx'
import * as summary from '#web/ui/navigation/summary.css.ts'
import { useCart, useComparedCart } from './cart-context.tsx'
import { CartLine } from './cart-line.tsx'
import { CartNotices } from './cart-notices.tsx'
import * as css from './cart-screen.css.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'

export function CartScreen() {
  const { items, isReading, removed } = useComparedCart()
  // What was removed on an earlier visit can still come back, but nobody has just pressed anything.
  const [removedBefore] = useState(removed)
  const takesFocus = removed !== removedBefore
  const isEmpty = !isReading && items.length === 0
  return (
    <div className={`${wrap} ${summary.tall}`}>
      <div className={summary.pageHead}>
        <h1 className={isEmpty ? spoken : heading.display}>Shopping Cart</h1>
      </div>
      <NeedsJavaScript what="The cart" />
      {isReading ? (
        <CartSkeleton />
      ) : isEmpty ? (
        <EmptyCart takesFocus={takesFocus} />
      ) : (
        <FilledCart takesFocus={takesFocus} />
      )}
    </div>
  )
}

function EmptyCart({ takesFocus }: { takesFocus: boolean }) {
  const { removed, takeRemovalBack } = useCart()
  return (
    <>
      {removed && (
        <RemovalNotice title={removed.item.title} takesFocus={takesFocus} onUndo={takeRemovalBack} />
      )}
      <EmptyWall
        title="Your Cart is Empty"
        action={
          <ButtonLink look="primary" large to={galleryPage}>
            Explore Gallery
          </ButtonLink>
        }
      >
        Browse our art gallery and add some beautiful artworks to your cart
      </EmptyWall>
    </>
  )
}

function FilledCart({ takesFocus }: { takesFocus: boolean }) {
  const { items, removed, takeRemovalBack } = useCart()
  const known = useSentWorks(items.map(({ id }) => id))
  const works = known.filter(({ artworkId }) => items.some(({ id }) => id === artworkId))
  const country = useCountry()
  const sentences = notSentTo(works, country)
  const notSent = works.flatMap(({ artworkId, title }) => {
    const sentence = sentences[artworkId]
    return sentence === undefined ? [] : [{ artworkId, title, sentence }]
  })
  const notice = removed && (
    <li>
      <RemovalNotice
        key={removed.item.id}
        title={removed.item.title}
        takesFocus={takesFocus}
        onUndo={takeRemovalBack}
      />
    </li>
  )
  return (
    <div className={summary.layout}>
      <div>
        <CartNotices notSent={notSent} />
        <ul className={css.lines}>
          {items.map((item, index) => (
            <Fragment key={item.id}>
              {removed?.index === index && notice}
              <CartLine
                item={item}
                terms={works.find(({ artworkId }) => artworkId === item.id)}
                country={country}
              />
            </Fragment>
          ))}
          {removed && removed.index >= items.length && notice}
        </ul>
      </div>
      <CartSummary works={works} country={country} />
    </div>
  )
}
