import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ArtistView } from '#application/artists/contract.ts'
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
  // The button has gone: the keyboard goes on at the new work.
  expect(document.activeElement?.closest('article')).toBe(screen.getAllByRole('article')[2])
})

test('another choice of what is trending loads that list alone, and a failure of it takes nothing else away', async () => {
  const works = [
    artwork({ id: 'harbour', title: 'Harbour', dimensions: { widthCm: 60, heightCm: 100, depthCm: null } }),
    artwork({ id: 'orchard', title: 'Orchard' }),
  ]
  const calls: string[] = []
  let isAway = false
  let answer = Promise.resolve()
  const catalogue: Catalogue = {
    ...catalogueOf(works),
    trending: async (request) => {
      calls.push(`trending ${request.category ?? 'all'}`)
      await answer
      if (isAway) throw new Error('no text for people')
      return { items: works, total: 2, next: null }
    },
    categoryCounts: async () => {
      calls.push('counts')
      return catalogueOf([]).categoryCounts()
    },
  }
  const { artists, ...services } = shopServices({ catalogue })
  const featured = { ...artists, featured: nobody }
  const { user } = show(homeRoutes(catalogue, featured), '/', { ...services, artists: featured })
  await screen.findByRole('link', { name: 'Orchard' })
  calls.length = 0
  await user.selectOptions(screen.getByLabelText('Category'), 'Sculpture')
  // Whoever chooses is shown everything of the kind, also what hangs on the title wall.
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(calls).toEqual(['trending sculpture'])

  const { promise, resolve } = Promise.withResolvers<void>()
  answer = promise
  await user.selectOptions(screen.getByLabelText('Price'), 'Under $100')
  // What hung there is taken down while others are on their way.
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  resolve()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))

  isAway = true
  await user.selectOptions(screen.getByLabelText('Category'), 'Painting')
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to get Trending artworks')
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByRole('figure')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Available Categories' })).toBeTruthy()

  isAway = false
  calls.length = 0
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(calls).toEqual(['trending paintings'])
})

test('what hangs above does not hang below, and what is sold does not hang where something else can', async () => {
  const image = (id: string) => [{ imageUrl: `/media/${id}/800`, width: 60, height: 100, alt: '' }]
  const numbered = Array.from({ length: 12 }, (_, index) =>
    artwork({
      id: `work-${index}`,
      title: `Work ${index}`,
      images: image(`work-${index}`),
      artist: { id: `artist-${index}`, name: 'Amina Njoroge' },
      dimensions: { widthCm: 60, heightCm: index === 3 ? 40 : 100, depthCm: null },
      stock: index === 9 ? 0 : 1,
    }),
  )
  const catalogue = {
    ...catalogueOf(numbered),
    trending: async ({ limit = 24 }) => ({ items: numbered.slice(0, limit), total: 12, next: null }),
  }
  const { artists, ...services } = shopServices({ catalogue })
  const amina: ArtistView = {
    id: 'amina',
    name: 'Amina Njoroge',
    profilePicture: null,
    artistProfile: { preferredMedium: 'Oil', bio: '', country: null, exhibitions: [] },
    artworkCount: 12,
    followerCount: 3,
    memberSince: '2026-01-01T00:00:00.000Z',
    artworks: numbered.filter((_, index) => [0, 4, 8, 9].includes(index)),
  }
  const featured = { ...artists, featured: async () => ({ items: [amina], total: 1, next: null }) }
  show(homeRoutes(catalogue, featured), '/', { ...services, artists: featured })
  await screen.findByRole('heading', { name: 'Featured Artists' })
  const hanging = [...document.querySelectorAll<HTMLImageElement>('img[src^="/media/work"]')].map(({ src }) =>
    src.split('/').at(-2),
  )
  expect(hanging).toEqual([
    'work-0',
    'work-3',
    'work-1',
    'work-2',
    'work-4',
    'work-5',
    'work-6',
    'work-7',
    'work-8',
    'work-10',
    'work-11',
    'work-9',
  ])
})

test('the artist’s part follows the fee that is set', async () => {
  const { artists, ...services } = shopServices({
    fairPay: { ...shopServices().fairPay, terms: async () => ({ feePercent: 20 }) },
  })
  const featured = { ...artists, featured: nobody }
  show(homeRoutes(services.catalogue, featured), '/', { ...services, artists: featured })
  expect(await screen.findByText(/The artist receives 80\s% of every sale\./)).toBeTruthy()
  expect(screen.getByText(/you keep 80\s% of it/)).toBeTruthy()
})
