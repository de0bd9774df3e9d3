import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Catalogue } from '#application/catalogue/contract.ts'
import { artwork, catalogueOf } from '#web/testing/shop-window.ts'
import { shopServices, show } from '#web/testing/show.tsx'
import { homeRoutes } from './home-routes.ts'

const silent = () => Promise.reject(new Error('no text for people'))
const nobody = async () => ({ items: [], total: 0, next: null })

test('artists that did not come are told in a toast, and the page stands', async () => {
  const { artists, ...services } = shopServices()
  const featured = { ...artists, featured: silent }
  show(homeRoutes(services.catalogue, featured), '/', { ...services, artists: featured })
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch artists')
  expect(screen.getByRole('heading', { name: 'Made by Hand' })).toBeTruthy()
})

test('trending works that did not come leave their text in the grid’s place', async () => {
  const catalogue = { ...catalogueOf([]), trending: silent }
  const { artists, ...services } = shopServices({ catalogue })
  const featured = { ...artists, featured: nobody }
  show(homeRoutes(catalogue, featured), '/', { ...services, artists: featured })
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to get Trending artworks')
  expect(screen.getAllByText('Failed to get Trending artworks')).toHaveLength(2)
})

test('a work whose place has moved does not come twice when more are loaded', async () => {
  const works = ['harbour', 'orchard', 'salt'].map((id) => artwork({ id, title: id }))
  const catalogue: Catalogue = {
    ...catalogueOf([]),
    trending: async ({ cursor }) =>
      cursor === undefined
        ? { items: works.slice(0, 2), total: 3, next: 'on' }
        : { items: works.slice(1), total: 3, next: null },
  }
  const { artists, ...services } = shopServices({ catalogue })
  const featured = { ...artists, featured: nobody }
  const { user } = show(homeRoutes(catalogue, featured), '/', { ...services, artists: featured })
  await user.click(await screen.findByRole('button', { name: 'Load More Artworks' }))
  await screen.findByText('3 artworks are shown')
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

test('the artist’s part follows the fee that is set', async () => {
  const { artists, ...services } = shopServices({ fairPay: { terms: async () => ({ feePercent: 20 }) } })
  const featured = { ...artists, featured: nobody }
  show(homeRoutes(services.catalogue, featured), '/', { ...services, artists: featured })
  expect(await screen.findByText(/The artist receives 80\s% of every sale\./)).toBeTruthy()
  expect(screen.getByText(/you keep 80\s% of it/)).toBeTruthy()
})
