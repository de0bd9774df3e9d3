import type { OrderView } from '#application/orders/contract.ts'
import type { FulfilmentStatus } from '#domain/orders/fulfilment.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'

type Dot = { readonly form: 'is' | 'waits' | 'ended'; readonly tone: 'ok' | 'warn' | 'info' | 'mute' }

/** A state in a word, with the form and tone of its dot. */
export type StatusWords = Dot & { readonly word: string }

export const orderStatusWords: Readonly<Record<OrderStatus, StatusWords>> = {
  'awaiting-payment': { word: 'Awaiting payment', form: 'waits', tone: 'warn' },
  paid: { word: 'Paid', form: 'is', tone: 'ok' },
  shipped: { word: 'Shipped', form: 'is', tone: 'ok' },
  delivered: { word: 'Delivered', form: 'is', tone: 'mute' },
  cancelled: { word: 'Cancelled', form: 'ended', tone: 'mute' },
  refunded: { word: 'Refunded', form: 'ended', tone: 'mute' },
}

export const parcelStatusWords: Readonly<Record<FulfilmentStatus, StatusWords>> = {
  waiting: { word: 'Preparing', form: 'waits', tone: 'info' },
  shipped: { word: 'Shipped', form: 'is', tone: 'ok' },
  delivered: { word: 'Delivered', form: 'is', tone: 'mute' },
  cancelled: { word: 'Cancelled', form: 'ended', tone: 'mute' },
}

/** The same of a parcel in its order: nobody packs what is not paid for. */
export const parcelWords = (order: OrderStatus, parcel: FulfilmentStatus): StatusWords =>
  parcel === 'waiting' && order === 'awaiting-payment' ? orderStatusWords[order] : parcelStatusWords[parcel]

/** Whether money came in for it, whatever has become of that since: it has a receipt. */
export const wasPaid = ({ payment: { status } }: Pick<OrderView, 'payment'>): boolean =>
  status !== 'pending' && status !== 'failed'

/** How a refunded order has ended, in words: of works that were sent nobody knows here where they are. */
export const refundedWords = ({ items }: Pick<OrderView, 'items'>): string =>
  items.some(({ inParcel }) => inParcel > 0)
    ? 'You get back what you have paid.'
    : 'You get back what you have paid, and the works are back in the gallery.'

/** How an unpaid order has ended, in words: of a transfer, a part may have come, or be on its way. */
export const cancelledWords = ({ payment: { method } }: Pick<OrderView, 'payment'>): string =>
  method === 'atm'
    ? 'The works are for sale again. Whatever has come of your transfer goes back to where it came from.'
    : 'Nothing was paid, and the works are back in the gallery.'

/** What cancelling an order would do, in words. */
export function cancellingWords({ status, payment }: Pick<OrderView, 'status' | 'payment'>): string {
  if (status === 'paid') return 'The works go back to the gallery, and you get back what you have paid.'
  if (payment.isToBeConfirmed) return 'The works are not kept for you yet, and nothing has been paid.'
  return payment.method === 'atm'
    ? 'The works go back to the gallery, and whatever has come of your transfer goes back to where it came from.'
    : 'The works go back to the gallery. Nothing has been paid.'
}

// One zone for everybody: the server, which renders the page first, does not know the reader's.
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** Such as 12 November 2025. */
export const dayText = (at: string): string => day.format(new Date(at))

/** A month that is named like 2026-11, in words: November 2026. */
export const monthText = (named: string): string => month.format(new Date(`${named}-01T00:00:00Z`))

/** Such as 12 Nov, 10:04 UTC. */
export const momentText = (at: string): string => `${moment.format(new Date(at))} UTC`

/** By whom works are: one name, two, or the first of more. */
export function artistsText(items: OrderView['items']): string {
  const names = [...new Map(items.map(({ artist }) => [artist.id, artist.name])).values()]
  return names.length > 2 ? `By ${names[0]} and ${names.length - 1} more` : `By ${names.join(' and ')}`
}

export interface OrderStep {
  readonly word: string
  readonly at: string | null
  readonly note: string | null
  readonly place: 'done' | 'now' | 'to come'
}

const way = ['awaiting-payment', 'paid', 'shipped', 'delivered'] as const

const stepWord = (status: OrderStatus): string =>
  status === 'awaiting-payment' ? 'Order placed' : orderStatusWords[status].word

function noteOf(status: OrderStatus, { fulfilments, status: now }: OrderView): string | null {
  if (status === 'awaiting-payment' && now === status) return 'Awaiting payment'
  const sent = fulfilments.filter((parcel) => parcel.status === 'shipped').length
  if (status !== 'shipped' || sent === 0) return null
  const all = fulfilments.filter((parcel) => parcel.status !== 'cancelled').length
  return `${sent} of ${all} ${all === 1 ? 'parcel' : 'parcels'} ${sent === 1 ? 'is on its way' : 'are on their way'}`
}

/** Something that happened to an order beside its own way: works went back, or damage was spoken about. */
export interface AlsoHappened {
  readonly word: string
  readonly at: string
}

/** What an order's buyer has come back with after it was sold. */
export interface AfterSaleOfOrder {
  readonly also: readonly AlsoHappened[]
  readonly hasWithdrawn: boolean
  readonly hasClaimed: boolean
  /** Messages about damage that the buyer has not read. */
  readonly unread: number
}

/** The way to what is said about damage, in words: to begin with, or on to what was answered meanwhile. */
export function damageWords({ hasClaimed, unread }: Pick<AfterSaleOfOrder, 'hasClaimed' | 'unread'>): string {
  if (!hasClaimed) return 'Something arrived damaged'
  const said = 'Damage you have reported'
  return unread === 0 ? said : `${said}: ${unread} ${unread === 1 ? 'answer' : 'answers'} not read`
}

/** An order's way so far, with what happened beside it, where it is now, and what is still to come. */
export function orderSteps(order: OrderView, also: readonly AlsoHappened[] = []): readonly OrderStep[] {
  const last = order.timeline.length - 1
  const been = order.timeline.map(
    ({ status, at }, index): OrderStep => ({
      word: stepWord(status),
      at,
      note: noteOf(status, order),
      place: index === last ? 'now' : 'done',
    }),
  )
  const beside = also.map(({ word, at }): OrderStep => ({ word, at, note: null, place: 'done' }))
  const here = way.findIndex((status) => status === order.status)
  const ahead = here === -1 ? [] : way.slice(here + 1)
  return [
    ...[...been, ...beside].toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? '')),
    ...ahead.map(
      (status): OrderStep => ({
        word: stepWord(status),
        at: null,
        note: noteOf(status, order),
        place: 'to come',
      }),
    ),
  ]
}
