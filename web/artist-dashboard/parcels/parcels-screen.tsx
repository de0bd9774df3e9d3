import { useLoaderData } from 'react-router-dom'
import { parcelsPage } from '#application/shared/dashboard-addresses.ts'
import type { FulfilmentStatus } from '#domain/orders/fulfilment.ts'
import type { OrdersData } from '#web/artist-dashboard/artist-loaders.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { Link } from '#web/navigation/link.tsx'
import { spoken } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { ListPages } from '#web/ui/navigation/list-pages.tsx'
import { ParcelTable } from './parcel-table.tsx'
import * as css from './parcels-screen.css.ts'

const filters: readonly { readonly status: FulfilmentStatus | null; readonly label: string }[] = [
  { status: null, label: 'All' },
  { status: 'waiting', label: 'To ship' },
  { status: 'shipped', label: 'Shipped' },
  { status: 'delivered', label: 'Delivered' },
  { status: 'cancelled', label: 'Cancelled' },
]

/** The artist's parts of orders: what waits to be sent, and what is on its way. */
export function ParcelsScreen() {
  const { items, total, next, status } = useLoaderData<OrdersData>()
  return (
    <>
      <DashboardHead title="Orders to ship" count={total} />
      <nav className={css.filters} aria-label="Which orders">
        {filters.map((filter) => (
          <Link
            key={filter.label}
            className={css.filter}
            to={filter.status === null ? parcelsPage : `${parcelsPage}?status=${filter.status}`}
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
              <ButtonLink look="primary" to={parcelsPage}>
                Show all orders
              </ButtonLink>
            )
          }
        >
          As soon as somebody pays for a work of yours, it is listed here with where it goes.
        </EmptyWall>
      )}
      <ListPages total={total} next={next} />
    </>
  )
}
