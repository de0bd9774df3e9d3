import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ArtistDirectory, ArtistView } from '#application/artists/contract.ts'
import type { KeptIds } from '#application/favourites/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { artwork, catalogueOf } from '#web/testing/shop-window.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { favouritesRoutes } from './favourites-routes.tsx'

const harbour = artwork({ id: 'harbour', title: 'Harbour at Dusk' })
const salt = artwork({ id: 'salt', title: 'Salt Geometry' })
const red = artwork({ id: 'red', title: 'Red Moon' })

const amina: ArtistView = {
  id: 'amina',
  name: 'Amina Njoroge',
  profilePicture: null,
  artistProfile: { preferredMedium: 'Oil', bio: '', country: null, exhibitions: [] },
  artworkCount: 2,
  followerCount: 3,
  memberSince: '2025-03-04T00:00:00.000Z',
}

const brook: ArtistView = { ...amina, id: 'brook', name: 'Brook Tadesse' }

function kept(ids: readonly string[], away = { isMissed: false }): KeptIds {
  let now = ids
  const listeners = new Set<() => void>()
  return {
    isKnown: () => !away.isMissed,
    isMissed: () => away.isMissed,
    ask: () => {
      away.isMissed = false
      for (const listener of listeners) listener()
    },
    read: () => now,
    write: (next) => {
      now = next
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function openFavourites({
  works = [] as readonly string[],
  follows = [] as readonly string[],
  catalogue = catalogueOf([harbour, salt, red]),
  away = { isMissed: false },
} = {}) {
  const favourites = kept(works, away)
  const nobody = () => Promise.reject(new Error('Nobody is asked for one by one.'))
  const listed = vi.fn<ArtistDirectory['artists']>(async ({ ids }) => {
    const items = [amina, brook].filter(({ id }) => ids?.includes(id))
    return { items, total: items.length, next: null }
  })
  const services = shopServices({
    catalogue,
    favourites,
    follows: kept(follows),
    artists: {
      artists: listed,
      listed: nobody,
      featured: nobody,
      artist: nobody,
    },
  })
  return { favourites, listed, ...show(favouritesRoutes(), '/favourites', services) }
}

const titles = async () => {
  const cards = await screen.findAllByRole('article')
  return cards.map((card) => within(card).getByRole('heading').textContent.replace(/,.*/, ''))
}

test('the works one likes are there, the last one first', async () => {
  const { complaints } = openFavourites({ works: ['harbour', 'salt', 'red'] })
  expect(await titles()).toEqual(['Red Moon', 'Salt Geometry', 'Harbour at Dusk'])
  expect(await obstacles()).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

test('a work that is taken away can come back to its place, by keyboard too', async () => {
  const { favourites, user } = openFavourites({ works: ['harbour', 'salt', 'red'] })
  await titles()
  await user.click(screen.getByRole('button', { name: 'Favourite: Salt Geometry' }))
  expect(favourites.read()).toEqual(['harbour', 'red'])
  expect(screen.getByText(/^Removed/).textContent).toBe('Removed Salt Geometry')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  await user.keyboard('{Enter}')
  expect(favourites.read()).toEqual(['harbour', 'salt', 'red'])
  expect(await titles()).toEqual(['Red Moon', 'Salt Geometry', 'Harbour at Dusk'])
})

test('a work that is taken away on another device leaves the keyboard where it is', async () => {
  const { favourites } = openFavourites({ works: ['harbour', 'salt', 'red'] })
  await titles()
  const heart = screen.getByRole('button', { name: 'Favourite: Red Moon' })
  heart.focus()
  act(() => favourites.write(['harbour', 'red']))
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  expect(document.activeElement).toBe(heart)
})

test('without any the way to the gallery is shown', async () => {
  openFavourites()
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Explore Gallery' }).getAttribute('href')).toBe('/art-gallery')
})

test('a work that is no longer shown is passed over', async () => {
  openFavourites({ works: ['harbour', 'gone'] })
  expect(await titles()).toEqual(['Harbour at Dusk'])
})

test('says so when the gallery does not answer, and asks again', async () => {
  const gallery = catalogueOf([harbour])
  let isAway = true
  const catalogue = {
    ...gallery,
    artworks: (request: Parameters<typeof gallery.artworks>[0]) =>
      isAway ? Promise.reject(new Unavailable('away')) : gallery.artworks(request),
  }
  const { user } = openFavourites({ works: ['harbour'], catalogue })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to get favorites')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await titles()).toEqual(['Harbour at Dusk'])
})

test('says so when the account does not tell what it keeps, and asks again', async () => {
  const { user } = openFavourites({ works: ['harbour'], away: { isMissed: true } })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to get favorites')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await titles()).toEqual(['Harbour at Dusk'])
})

test('the artists one follows stand below, and stay when one no longer does', async () => {
  const { user, listed } = openFavourites({ follows: ['amina', 'gone', 'brook'] })
  const followed = within(await screen.findByRole('region', { name: 'Artists you follow' }))
  expect(followed.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Brook Tadesse',
    'Amina Njoroge',
  ])
  expect(listed).toHaveBeenCalledTimes(1)
  await user.click(followed.getByRole('button', { name: /^Following\s+Amina/ }))
  expect(followed.getByRole('button', { name: /^Follow Artist\s+Amina Njoroge$/ })).toBeTruthy()
})
