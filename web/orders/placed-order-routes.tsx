import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { Catalogue } from '#application/catalogue/contract.ts'
import type { Ordering } from '#application/orders/contract.ts'
import type { Payments } from '#application/payments/contract.ts'
import { orderHistoryPage, orderRoute, paymentReturnPage } from '#application/shared/addresses.ts'
import { page } from '#web/page-meta.ts'
import type { AfterSale, OrderData, OrderLoaders } from './order-loaders.ts'

/** The order by its key, and all of one's own. */
export const placedOrderRoutes = (
  ordering: Ordering,
  catalogue: Catalogue,
  payments: Payments,
  afterSale?: AfterSale,
): RouteObject[] => {
  const load =
    (name: keyof OrderLoaders): (() => Promise<LoaderFunction>) =>
    async () =>
      (await import('./order-loaders.ts')).orderLoaders(ordering, catalogue, payments, afterSale)[name]
  return [
    {
      path: orderRoute,
      handle: page<OrderData>('web/orders/order-screen.tsx', ({ order }) => ({
        title: `Order ${order.number}`,
        description: 'Where your order is.',
      })),
      lazy: {
        loader: load('order'),
        Component: async () => (await import('./order-screen.tsx')).OrderScreen,
      },
    },
    {
      path: paymentReturnPage,
      handle: page('web/orders/paying/payment-return-screen.tsx', () => ({
        title: 'Back from your bank',
        description: 'How the payment of your order stands.',
      })),
      lazy: {
        Component: async () => (await import('./paying/payment-return-screen.tsx')).PaymentReturnScreen,
      },
    },
    {
      path: orderHistoryPage,
      handle: page('web/orders/orders-screen.tsx', () => ({
        title: 'Order History',
        description: 'What you have bought, and where it is.',
      })),
      lazy: {
        loader: load('orders'),
        Component: async () => (await import('./orders-screen.tsx')).OrdersScreen,
      },
    },
  ]
}
