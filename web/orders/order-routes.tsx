import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { Catalogue } from '#application/catalogue/contract.ts'
import type { Ordering } from '#application/orders/contract.ts'
import type { Payments } from '#application/payments/contract.ts'
import { checkoutPage, confirmedRoute } from '#application/shared/addresses.ts'
import { page } from '#web/page-meta.ts'
import type { ConfirmedData, OrderLoaders } from './order-loaders.ts'

/** From the cart to the order. */
export const orderRoutes = (ordering: Ordering, catalogue: Catalogue, payments: Payments): RouteObject[] => {
  const load =
    (name: keyof OrderLoaders): (() => Promise<LoaderFunction>) =>
    async () =>
      (await import('./order-loaders.ts')).orderLoaders(ordering, catalogue, payments)[name]
  return [
    {
      path: checkoutPage,
      handle: page(
        'web/orders/checkout/checkout-screen.tsx',
        () => ({ title: 'Checkout', description: 'Where the works should go, and how you pay.' }),
        ['web/orders/order-loaders.ts'],
      ),
      lazy: {
        loader: load('checkout'),
        Component: async () => (await import('./checkout/checkout-screen.tsx')).CheckoutScreen,
      },
    },
    {
      path: confirmedRoute,
      handle: page<ConfirmedData>('web/orders/confirmed-screen.tsx', ({ order }) => ({
        title: `Order ${order.number}`,
        description: 'Your order at the gallery.',
      })),
      lazy: {
        loader: load('confirmed'),
        Component: async () => (await import('./confirmed-screen.tsx')).ConfirmedScreen,
      },
    },
  ]
}
