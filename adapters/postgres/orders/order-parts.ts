import type { ShownOrder } from '#application/orders/order-view.ts'
import type { Fulfilment } from '#domain/orders/fulfilment.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import type { TimelineEntry } from '#domain/orders/order-status.ts'
import { isoTime } from '../iso-time.ts'

/** An order's lines, parcels and history as `orderParts` selects them. */
export interface SelectedParts {
  readonly lines: OrderLine[] | null
  readonly fulfilments: (Omit<Fulfilment, 'shippedAt'> & { readonly shippedAt: string | null })[] | null
  readonly timeline: { readonly status: TimelineEntry['status']; readonly at: string }[] | null
}

/** What belongs to the order whose id is the expression `id`. */
export const orderParts = (id: string): string => `
  (select json_agg(json_build_object('artworkId', artwork_id, 'title', title, 'quantity', quantity,
     'price', price_cents, 'imageUrl', image_url, 'artist', json_build_object('id', artist_id, 'name', artist_name))
     order by position) from order_lines where order_id = ${id}) as lines,
  (select json_agg(json_build_object('artist', json_build_object('id', artist_id, 'name', artist_name),
     'status', status, 'carrier', carrier, 'trackingNumber', tracking_number,
     'shippedAt', shipped_at) order by artist_name, artist_id)
     from fulfilments where order_id = ${id}) as fulfilments,
  (select json_agg(json_build_object('status', status, 'at', at) order by position)
     from order_events where order_id = ${id}) as timeline`

/** Selected parts as the domain knows them. */
export const partsFrom = ({ lines, fulfilments, timeline }: SelectedParts) => ({
  lines: lines ?? [],
  fulfilments: (fulfilments ?? []).map(
    ({ shippedAt, ...rest }): Fulfilment => ({
      ...rest,
      shippedAt: shippedAt === null ? null : new Date(shippedAt),
    }),
  ),
  timeline: (timeline ?? []).map(({ status, at }) => ({ status, at: new Date(at) })),
})

/** An order as `orderColumns` selects it. */
export type SelectedOrder = Omit<ShownOrder, 'placedAt' | 'lines' | 'fulfilments' | 'timeline'> &
  SelectedParts & { readonly placedAt: string }

/** What is shown of `o`, a row of orders. */
export const orderColumns = `o.id, o.number, o.status, o.email, o.shipping, o.method, o.payment_status as "paymentStatus",
  o.fee_percent::float8 as "feePercent", ${isoTime('o.placed_at')} as "placedAt", ${orderParts('o.id')}`

/** A selected order as the application knows it. */
export const orderFrom = ({
  placedAt,
  lines,
  fulfilments,
  timeline,
  ...order
}: SelectedOrder): ShownOrder => ({
  ...order,
  placedAt: new Date(placedAt),
  ...partsFrom({ lines, fulfilments, timeline }),
})

/** Orders `o` by when they were placed, the newest first: for a keyset slice. */
export const newestOrders = {
  table: 'orders',
  row: 'o',
  key: 'placed_at',
  kind: 'time',
  direction: 'desc',
} as const
