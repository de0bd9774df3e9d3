import type { Order } from '#domain/orders/order.ts'
import { everyColumn } from '../every-column.ts'
import { listsAsTable } from '../lists-as-table.ts'

/** What became of an order, as lists that a statement is given. */
export const historyOf = ({ timeline }: Pick<Order, 'timeline'>) => ({
  eventStatuses: timeline.map(({ status }) => status),
  eventTimes: timeline.map(({ at }) => at),
})

/** The same as a table `event`. Each list may be a placeholder. */
export const historyTable = ({ eventStatuses, eventTimes }: ReturnType<typeof historyOf>) =>
  listsAsTable('event', {
    status: { of: 'text', values: eventStatuses },
    at: { of: 'timestamptz', values: eventTimes },
  })

/** Where it is written. */
export const historyColumns = everyColumn<'order_events'>()(['order_id', 'position', 'status', 'at'])
