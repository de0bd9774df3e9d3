import { useLoaderData, useLocation } from 'react-router-dom'
import { defaultLimit } from '#application/shared/page.ts'
import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { heading } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyWall } from '#web/ui/empty-wall.tsx'
import {
  type ListPosition,
  nextPosition,
  positionFrom,
  previousPosition,
  withPosition,
} from '#web/ui/list-position.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import * as panel from '#web/ui/summary.css.ts'
import { orderHistoryHref } from './order-hrefs.ts'
import type { OrdersData } from './order-loaders.ts'
import { OrderRow } from './order-row.tsx'
import * as css from './orders-screen.css.ts'

const at = (position: ListPosition): string => withPosition(orderHistoryHref, new URLSearchParams(), position)

export function OrdersScreen() {
  const { items, total, next } = useLoaderData<OrdersData>()
  const position = positionFrom(new URLSearchParams(useLocation().search))
  const there = nextPosition(position, next)
  const back = previousPosition(position)
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
            <ButtonLink look="primary" to="/art-gallery">
              Explore Gallery
            </ButtonLink>
          }
        >
          What you buy is listed here, with where it is on its way to you.
        </EmptyWall>
      )}
      {(there || back) && (
        <Pagination
          page={position.page}
          pages={Math.ceil(total / defaultLimit)}
          previous={back && at(back)}
          next={there && at(there)}
        />
      )}
    </div>
  )
}
