import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import type { Ordering, OrderView } from '#application/orders/contract.ts'
import { loaded, notFound } from '#web/loading.ts'
import { page } from '#web/page-meta.ts'
import { type Country, countries } from '#web/ui/countries.ts'

export interface CheckoutData {
  /** Loaded, not computed in the screen: server and browser may call or sort countries differently. */
  readonly countries: readonly Country[]
}

export interface OrderData {
  readonly order: OrderView
  readonly accessKey: string
}

export interface ConfirmedData extends OrderData {
  /** The first work of the order as the gallery shows it; null when it shows it no more. */
  readonly work: ArtworkView | null
}

async function openOrder(
  ordering: Ordering,
  number: string | null,
  accessKey: string | null,
): Promise<OrderData> {
  if (!number || !accessKey) throw notFound()
  return { order: await loaded(ordering.order(number, accessKey)), accessKey }
}

const loadConfirmed =
  (ordering: Ordering, catalogue: Catalogue) =>
  async ({ request }: LoaderFunctionArgs): Promise<ConfirmedData> => {
    const { searchParams } = new URL(request.url)
    const opened = await openOrder(ordering, searchParams.get('order'), searchParams.get('key'))
    const ids = opened.order.items.slice(0, 1).map(({ artworkId }) => artworkId)
    const { items } = await loaded(catalogue.artworks({ ids, limit: 1 }))
    return { ...opened, work: items[0] ?? null }
  }

/** From the cart to the order, and the order by its key. */
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
    loader: ({ params, request }): Promise<OrderData> =>
      openOrder(ordering, params['number'] ?? null, new URL(request.url).searchParams.get('key')),
    handle: page<OrderData>('web/orders/order-screen.tsx', ({ order }) => ({
      title: `Order ${order.number}`,
      description: 'Where your order is.',
    })),
    lazy: { Component: async () => (await import('./order-screen.tsx')).OrderScreen },
  },
]
