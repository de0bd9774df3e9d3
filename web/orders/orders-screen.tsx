import { useLoaderData } from 'react-router-dom'
import { galleryPage, profilePage } from '#application/shared/addresses.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { Link } from '#web/navigation/link.tsx'
import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { heading, link, muted } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { ListPages } from '#web/ui/navigation/list-pages.tsx'
import * as panel from '#web/ui/navigation/summary.css.ts'
import type { OrdersData } from './order-loaders.ts'
import { OrderRow } from './order-row.tsx'
import * as css from './orders-screen.css.ts'

export function OrdersScreen() {
  const { items, total, next } = useLoaderData<OrdersData>()
  return (
    <div className={`${wrap} ${pageEnd}`}>
      <div className={panel.pageHead}>
        <h1 className={heading.display}>Order History</h1>
      </div>
      {items.length > 0 ? (
        <ul className={css.orders}>
          {items.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <EmptyWall
          title="You have not ordered anything yet"
          action={
            <ButtonLink look="primary" to={galleryPage}>
              Explore Gallery
            </ButtonLink>
          }
        >
          What you buy is listed here, with where it is on its way to you.
        </EmptyWall>
      )}
      <BoughtWithoutAccount />
      <ListPages total={total} next={next} />
    </div>
  )
}

/** What was bought without an account comes in by the address alone: whoever has not verified it would miss it here. */
function BoughtWithoutAccount() {
  const account = useAccount()
  if (!account || account.emailVerified) return null
  return (
    <p className={`${muted} ${css.boughtBefore}`}>
      Bought something with {account.email} before you had an account? It stands here once you have verified
      the address: open the link in our mail, or{' '}
      <Link className={link} to={profilePage}>
        ask for a new one
      </Link>
      .
    </p>
  )
}
