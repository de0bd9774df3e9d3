import { useLoaderData } from 'react-router-dom'
import { orderStatuses } from '#domain/orders/order-status.ts'
import type { OrdersData } from '#web/admin-dashboard/admin-loaders.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListFilters } from '#web/dashboard/list-filters.tsx'
import { orderStatusWords } from '#web/orders/order-words.ts'
import { OrderTable } from './order-table.tsx'

const choices = [
  {
    name: 'status',
    label: 'State',
    options: [
      { value: '', label: 'All states' },
      ...orderStatuses.map((value) => ({ value, label: orderStatusWords[value].word })),
    ],
  },
]

/** Every order, by number, address or name of its buyer. */
export function OrdersScreen() {
  const { items, total, next } = useLoaderData<OrdersData>()
  return (
    <>
      <DashboardHead title="Orders" count={total} />
      <ListFilters label="Search number, name or email" choices={choices} />
      <ListBody
        total={total}
        next={next}
        one="order"
        many="orders"
        none={{
          title: 'Nothing was bought so far',
          text: 'The first order stands here the moment it is placed.',
        }}
        isEmpty={items.length === 0}
      >
        <OrderTable orders={items} />
      </ListBody>
    </>
  )
}
