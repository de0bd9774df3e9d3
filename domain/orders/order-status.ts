import { type Fulfilment, isShipped } from './fulfilment.ts'

export const orderStatuses = [
  'awaiting-payment',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const paymentStatuses = ['pending', 'paid', 'failed', 'partly-refunded', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Whether it was paid at some time, whatever of that has gone back since. */
export const wasPaid = ({ paymentStatus }: { readonly paymentStatus: PaymentStatus }): boolean =>
  paymentStatus !== 'pending' && paymentStatus !== 'failed'

export interface TimelineEntry {
  readonly status: OrderStatus
  readonly at: Date
}

/** Those whose parcels are sent, or are still to be. */
export const beingSent: readonly OrderStatus[] = ['paid', 'shipped']

/** Whether its artists have to send it, or will once it is paid: until it ends, works are kept for its buyer. */
export const bindsArtists = ({
  status,
  holdsWorks,
}: {
  readonly status: OrderStatus
  readonly holdsWorks: boolean
}): boolean => beingSent.includes(status) || (status === 'awaiting-payment' && holdsWorks)

/** Whether a parcel is on its way to somebody who did not get their money back. */
export const canArrive = (order: { readonly status: OrderStatus }, { status }: Pick<Fulfilment, 'status'>) =>
  status === 'shipped' && beingSent.includes(order.status)

/** Whether the buyer may still change their mind: unpaid, or paid and nothing on its way. */
export const canBeCancelled = (order: {
  readonly status: OrderStatus
  readonly fulfilments: readonly Pick<Fulfilment, 'status'>[]
}): boolean =>
  order.status === 'awaiting-payment' || (order.status === 'paid' && !order.fulfilments.some(isShipped))

/** Those that leave a buyer as if they had not ordered. */
export const undone: readonly OrderStatus[] = ['cancelled', 'refunded']
export const isUndone = ({ status }: { readonly status: OrderStatus }): boolean => undone.includes(status)

/** Those in which there is money that the buyer could get back. */
const paidStatuses: readonly OrderStatus[] = ['paid', 'shipped', 'delivered']

/** Whether there is money that the buyer could get back. */
export const canBeRefunded = ({ status }: { readonly status: OrderStatus }): boolean =>
  paidStatuses.includes(status)

/** The orders that artists see: what has been paid for, whatever has become of it since. */
export const shownToArtists: readonly OrderStatus[] = [...paidStatuses, 'refunded']
