import { useLoaderData } from 'react-router-dom'
import { galleryPage } from '#application/shared/addresses.ts'
import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { heading } from '#web/theme/text.css.ts'
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
      <ListPages total={total} next={next} />
    </div>
  )
}
