import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Unavailable } from '#application/shared/unavailable.ts'
import { artworkRoutes } from '#web/catalogue/artwork/artwork-routes.tsx'
import { homeRoutes } from '#web/home/home-routes.ts'
import { orderRoutes } from '#web/orders/order-routes.tsx'
import { orderingThat } from '#web/testing/order-window.ts'
import { catalogueOf } from '#web/testing/shop-window.ts'
import { shopServices, show } from '#web/testing/show.tsx'
import { ErrorScreen } from './error-screen.tsx'

const failing = (text: string) => () => Promise.reject(new Unavailable(text))

test('a load that failed tells its text on the page and in a toast', async () => {
  const catalogue = { ...catalogueOf([]), artwork: failing('Failed to get artwork') }
  const routes = [
    { ErrorBoundary: ErrorScreen, children: artworkRoutes(catalogue, { ofWorks: async () => [] }) },
  ]
  show(routes, '/artwork/red', shopServices({ catalogue }))
  expect(await screen.findByRole('heading', { name: 'The lights went out' })).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to get artwork')
  expect(screen.getAllByText('Failed to get artwork')).toHaveLength(2)
})

test('home says it too, where nothing at all answers', async () => {
  const text = 'Failed to get Trending artworks'
  const catalogue = { ...catalogueOf([]), trending: failing(text), categoryCounts: failing('') }
  const services = shopServices({ catalogue })
  show([{ ErrorBoundary: ErrorScreen, children: homeRoutes(catalogue, services.artists) }], '/', services)
  expect(await screen.findByRole('heading', { name: 'The lights went out' })).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(screen.getAllByText(text)).toHaveLength(2)
})

test('nothing is said of money where an order could not be shown', async () => {
  const catalogue = catalogueOf([])
  const ordering = { ...orderingThat(), order: () => Promise.reject(new Error('broken')) }
  const services = shopServices({ catalogue, ordering })
  const routes = [
    { ErrorBoundary: ErrorScreen, children: orderRoutes(ordering, catalogue, services.payments) },
  ]
  show(routes, '/checkout/confirmed?order=4829&key=k', services)
  expect(await screen.findByText('This page could not be shown.')).toBeTruthy()
  expect(screen.queryByText(/charged/)).toBeNull()
})
