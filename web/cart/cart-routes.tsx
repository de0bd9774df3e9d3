import type { RouteObject } from 'react-router-dom'
import { cartPage } from '#application/shared/addresses.ts'
import { page } from '#web/page-meta.ts'

const handle = page('web/cart/cart-screen.tsx', () => ({
  title: 'Shopping Cart',
  description: 'The artworks you have chosen, and what they cost.',
}))

/** What the visitor has chosen. Only their browser knows, so there is nothing to load. */
export const cartRoutes = (): RouteObject[] => [
  {
    path: cartPage,
    handle,
    lazy: { Component: async () => (await import('./cart-screen.tsx')).CartScreen },
  },
]
