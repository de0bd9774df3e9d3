import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import type { Ordering, OrderView } from '#application/orders/contract.ts'
import type { Page } from '#application/shared/page.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { onlySignedIn } from '#web/identity/only-signed-in.ts'
import { loaded, notFound } from '#web/loading.ts'
import { page } from '#web/page-meta.ts'
import { type Country, countries } from '#web/ui/countries.ts'
import { positionFrom } from '#web/ui/list-position.ts'
import { orderHistoryHref } from './order-hrefs.ts'

export interface CheckoutData {
  /** Loaded, not computed in the screen: server and browser may call or sort countries differently. */
  readonly countries: readonly Country[]
}

export interface OrderData {
  readonly order: OrderView
  /** Absent from one's own order. */
  readonly accessKey?: string | undefined
}

export type OrdersData = Page<OrderView>

export interface ConfirmedData extends OrderData {
  /** The first work of the order as the gallery shows it; null when it shows it no more. */
  readonly work: ArtworkView | null
}

const loadConfirmed =
  (ordering: Ordering, catalogue: Catalogue) =>
  async ({ request }: LoaderFunctionArgs): Promise<ConfirmedData> => {
    const { searchParams } = new URL(request.url)
    const [number, accessKey] = [searchParams.get('order'), searchParams.get('key')]
    if (!number || !accessKey) throw notFound()
    const opened = { order: await loaded(ordering.order(number, accessKey)), accessKey }
    const ids = opened.order.items.slice(0, 1).map(({ artworkId }) => artworkId)
    const { items } = await loaded(catalogue.artworks({ ids, limit: 1 }))
    return { ...opened, work: items[0] ?? null }
  }

/** An order by its key, or one's own without. */
const loadOrder =
  (ordering: Ordering) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<OrderData> => {
    const accessKey = new URL(request.url).searchParams.get('key') ?? undefined
    const order = await onlySignedIn(request, ordering.order(params['number'] ?? '', accessKey))
    return { order, accessKey }
  }

const loadOrders =
  (ordering: Ordering) =>
  async ({ request }: LoaderFunctionArgs): Promise<OrdersData | Response> => {
    const { cursors } = positionFrom(new URL(request.url).searchParams)
    try {
      return await onlySignedIn(request, ordering.orders({ cursor: cursors.at(-1) }))
    } catch (error) {
      // A cursor that was cut off on its way here: the list begins anew.
      if (isDomainError(error) && cursors.length > 0) return redirect(orderHistoryHref)
      throw error
    }
  }

/** From the cart to the order, the order by its key, and all of one's own. */
export const orderRoutes = (ordering: Ordering, catalogue: Catalogue): RouteObject[] => [
  {
    path: 'checkout',
    loader: async (): Promise<CheckoutData> => ({ countries: await countries() }),
    handle: page('web/orders/checkout-screen.tsx', () => ({
      title: 'Checkout',
      description: 'Where the works should go, and how you pay.',
    })),
    lazy: { Component: async () => (await import('./checkout-screen.tsx')).CheckoutScreen },
  },
  {
    path: 'checkout/confirmed',
    loader: loadConfirmed(ordering, catalogue),
    handle: page<ConfirmedData>('web/orders/confirmed-screen.tsx', ({ order }) => ({
      title: `Order ${order.number}`,
      description: 'Your order at the gallery.',
    })),
    lazy: { Component: async () => (await import('./confirmed-screen.tsx')).ConfirmedScreen },
  },
  {
    path: 'orders/:number',
    loader: loadOrder(ordering),
    handle: page<OrderData>('web/orders/order-screen.tsx', ({ order }) => ({
      title: `Order ${order.number}`,
      description: 'Where your order is.',
    })),
    lazy: { Component: async () => (await import('./order-screen.tsx')).OrderScreen },
  },
  {
    path: 'profile/orders',
    loader: loadOrders(ordering),
    handle: page('web/orders/orders-screen.tsx', () => ({
      title: 'Order History',
      description: 'What you have bought, and where it is.',
    })),
    lazy: { Component: async () => (await import('./orders-screen.tsx')).OrdersScreen },
  },
]
