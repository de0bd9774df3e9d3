import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import type { Ordering, OrderView } from '#application/orders/contract.ts'
import type { CardClientKey, Payments } from '#application/payments/contract.ts'
import { orderHistoryPage } from '#application/shared/addresses.ts'
import type { Page } from '#application/shared/page.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { onlySignedIn } from '#web/identity/only-signed-in.ts'
import { loaded, notFound } from '#web/loading.ts'
import { type Country, countries } from '#web/ui/fields/countries.ts'
import { positionFrom } from '#web/ui/navigation/list-position.ts'
import { type AfterSaleOfOrder, wasPaid } from './order-words.ts'
import { inOwnDocument, isElsewheresDocument } from './paying/own-document.ts'

export interface CheckoutData {
  /** Loaded, not computed in the screen: server and browser may call or sort countries differently. */
  readonly countries: readonly Country[]
}

export interface OrderData {
  readonly order: OrderView
  /** Absent from one's own order. */
  readonly accessKey?: string | undefined
  /** From the link that keeps its works. */
  readonly secret?: string | undefined
  /** Whether a stand-in answers for the phone that is asked to pay it. */
  readonly phoneAnswersHere: boolean
  /** Whose own client takes its card; null where it waits for none, or fields of ours take it. */
  readonly cardClient: CardClientKey | null
  /** When it was opened: what can be done about it then. */
  readonly openedAt: string
  /** What happened after the sale, where there was one. */
  readonly afterSale?: AfterSaleOfOrder | null
}

/** What happened to an order after it was sold. */
export type AfterSale = (number: string, accessKey: string | undefined) => Promise<AfterSaleOfOrder>

export type OrdersData = Page<OrderView>

export interface ConfirmedData extends OrderData {
  /** The first work of the order as the gallery shows it; null when it shows it no more. */
  readonly work: ArtworkView | null
}

const loadCheckout =
  (payments: Payments) =>
  async ({ request }: LoaderFunctionArgs): Promise<CheckoutData> => {
    if (isElsewheresDocument() && (await payments.ways()).cardClient) await inOwnDocument(request)
    return { countries: await countries() }
  }

const loadConfirmed =
  (ordering: Ordering, catalogue: Catalogue, payments: Payments) =>
  async ({ request }: LoaderFunctionArgs): Promise<ConfirmedData> => {
    const { searchParams } = new URL(request.url)
    const [number, accessKey] = [searchParams.get('order'), searchParams.get('key')]
    if (!number || !accessKey) throw notFound()
    const order = await loaded(ordering.order(number, accessKey))
    const ids = order.items.slice(0, 1).map(({ artworkId }) => artworkId)
    // Whoever has just paid sees their order, also where there is no picture to be had for it.
    const work = await catalogue.artworks({ ids, limit: 1 }).then(
      ({ items }) => items[0] ?? null,
      () => null,
    )
    const openedAt = new Date().toISOString()
    return { order, accessKey, work, openedAt, ...(await howPaid(request, order, payments)) }
  }

/** How an order can be paid; only one that waits for a phone or a card asks. */
async function howPaid(
  request: Request,
  { status, payment: { method } }: OrderView,
  payments: Payments,
): Promise<Pick<OrderData, 'phoneAnswersHere' | 'cardClient'>> {
  if (status !== 'awaiting-payment' || method === 'atm') return { phoneAnswersHere: false, cardClient: null }
  const { phoneAnswersHere, cardClient = null } = await payments.ways()
  if (method === 'mpesa') return { phoneAnswersHere, cardClient: null }
  if (cardClient) await inOwnDocument(request)
  return { phoneAnswersHere: false, cardClient }
}

/** An order by its key, or one's own without. */
const loadOrder =
  (ordering: Ordering, payments: Payments, afterSale: AfterSale | undefined) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<OrderData> => {
    const { searchParams } = new URL(request.url)
    const accessKey = searchParams.get('key') ?? undefined
    const secret = searchParams.get('confirm') ?? undefined
    const order = await onlySignedIn(request, ordering.order(params['number'] ?? '', accessKey))
    const openedAt = new Date().toISOString()
    const [happened, paid] = await Promise.all([
      afterSale && wasPaid(order) ? afterSale(order.number, accessKey) : null,
      howPaid(request, order, payments),
    ])
    return { order, accessKey, secret, openedAt, afterSale: happened, ...paid }
  }

const loadOrders =
  (ordering: Ordering) =>
  async ({ request }: LoaderFunctionArgs): Promise<OrdersData | Response> => {
    const { cursors } = positionFrom(new URL(request.url).searchParams)
    try {
      return await onlySignedIn(request, ordering.orders({ cursor: cursors.at(-1) }))
    } catch (error) {
      // A cursor that was cut off on its way here: the list begins anew.
      if (isDomainError(error) && cursors.length > 0) return redirect(orderHistoryPage)
      throw error
    }
  }

/** What the screens of orders need, fetched with the first of them. */
export const orderLoaders = (
  ordering: Ordering,
  catalogue: Catalogue,
  payments: Payments,
  afterSale?: AfterSale,
) => ({
  checkout: loadCheckout(payments),
  confirmed: loadConfirmed(ordering, catalogue, payments),
  order: loadOrder(ordering, payments, afterSale),
  orders: loadOrders(ordering),
})

export type OrderLoaders = ReturnType<typeof orderLoaders>
