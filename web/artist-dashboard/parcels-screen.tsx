import { Link, useLoaderData, useLocation } from 'react-router-dom'
import { defaultLimit } from '#application/shared/page.ts'
import type { FulfilmentStatus } from '#domain/orders/fulfilment.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { spoken } from '#web/theme/text.css.ts'
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
import { ordersPath } from './artist-hrefs.ts'
import type { OrdersData } from './artist-loaders.ts'
import { ParcelTable } from './parcel-table.tsx'
import * as css from './parcels-screen.css.ts'

const filters: readonly { readonly status: FulfilmentStatus | null; readonly label: string }[] = [
  { status: null, label: 'All' },
  { status: 'waiting', label: 'To ship' },
  { status: 'shipped', label: 'Shipped' },
  { status: 'delivered', label: 'Delivered' },
  { status: 'cancelled', label: 'Cancelled' },
]

const queryOf = (status: FulfilmentStatus | null): URLSearchParams =>
  new URLSearchParams(status === null ? {} : { status })

/** The artist's parts of orders: what waits to be sent, and what is on its way. */
export function ParcelsScreen() {
  const { items, total, next, status } = useLoaderData<OrdersData>()
  const position = positionFrom(new URLSearchParams(useLocation().search))
  const at = (where: ListPosition) => withPosition(ordersPath, queryOf(status), where)
  const there = nextPosition(position, next)
  const back = previousPosition(position)
  return (
    <>
      <DashboardHead title="Orders to ship" count={total} />
      <nav className={css.filters} aria-label="Which orders">
        {filters.map((filter) => (
          <Link
            key={filter.label}
            className={css.filter}
            to={withPosition(ordersPath, queryOf(filter.status), {})}
            aria-current={filter.status === status ? 'true' : undefined}
          >
            {filter.label}
          </Link>
        ))}
      </nav>
      <p className={spoken} role="status">
        {`${total} ${total === 1 ? 'order' : 'orders'}`}
      </p>
      {items.length > 0 ? (
        <ParcelTable orders={items} />
      ) : (
        <EmptyWall
          title={status === null ? 'Nothing was sold so far' : 'No orders here'}
          action={
            status !== null && (
              <ButtonLink look="primary" to={ordersPath}>
                Show all orders
              </ButtonLink>
            )
          }
        >
          As soon as somebody pays for a work of yours, it is listed here with where it goes.
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
    </>
  )
}
