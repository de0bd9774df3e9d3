import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ArtistView } from '#application/artists/contract.ts'
import type { KeptIds } from '#application/favourites/contract.ts'
import { userView } from '#web/testing/accounts.ts'
import { catalogueOf } from '#web/testing/shop-window.ts'
import { shopServices, show } from '#web/testing/show.tsx'
import { artistRoutes } from './artist-routes.tsx'

const amina: ArtistView = {
  id: 'amina',
  name: 'Amina Njoroge',
  profilePicture: null,
  artistProfile: { preferredMedium: 'Oil', bio: '', country: null, exhibitions: [] },
  artworkCount: 2,
  followerCount: 3,
  memberSince: '2025-03-04T00:00:00.000Z',
}

/** Whom an account follows; nothing is known until `answer`. */
function followsOf(onAccount: readonly string[] | null) {
  let ids = onAccount ?? []
  let isKnown = onAccount !== null
  const listeners = new Set<() => void>()
  const tell = () => act(() => listeners.forEach((listener) => listener()))
  const follows: KeptIds = {
    read: () => ids,
    isKnown: () => isKnown,
    isMissed: () => false,
    ask: () => {},
    write: (next) => {
      ids = next
      tell()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const answer = (next: readonly string[]) => {
    isKnown = true
    follows.write(next)
  }
  return { follows, answer }
}

function openArtist(follows: KeptIds, isSignedIn = true) {
  const nobody = () => Promise.reject(new Error('Nobody else is asked for.'))
  const artists = { artists: nobody, listed: nobody, featured: nobody, artist: async () => amina }
  const catalogue = catalogueOf([])
  const account = isSignedIn ? userView() : null
  const services = shopServices({ artists, catalogue, follows, account })
  return show(artistRoutes(artists, catalogue), '/artists/details?id=amina', services)
}

test('who follows is counted at once, and no longer when they do not', async () => {
  const { user } = openArtist(followsOf([]).follows)
  await screen.findByText('3 Followers')
  await user.click(screen.getByRole('button', { name: /^Follow Artist/ }))
  expect(screen.getByText('4 Followers')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Following/ }))
  expect(screen.getByText('3 Followers')).toBeTruthy()
})

test('who follows already is among those that the gallery has counted', async () => {
  const { follows, answer } = followsOf(null)
  const { user } = openArtist(follows)
  await screen.findByText('3 Followers')
  act(() => answer(['amina']))
  const following = await screen.findByRole('button', { name: /^Following/ })
  expect(screen.getByText('3 Followers')).toBeTruthy()
  await user.click(following)
  expect(screen.getByText('2 Followers')).toBeTruthy()
})

test('a follow that the account refused is not counted', async () => {
  const { follows, answer } = followsOf([])
  const { user } = openArtist(follows)
  await screen.findByText('3 Followers')
  await user.click(screen.getByRole('button', { name: /^Follow Artist/ }))
  act(() => answer([]))
  expect(await screen.findByText('3 Followers')).toBeTruthy()
})

test('a visitor’s follow is counted at once, though the gallery has not heard of it', async () => {
  const { user } = openArtist(followsOf([]).follows, false)
  await screen.findByText('3 Followers')
  await user.click(screen.getByRole('button', { name: /^Follow Artist/ }))
  expect(screen.getByText('4 Followers')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Following/ }))
  expect(screen.getByText('3 Followers')).toBeTruthy()
})

test('a visitor who follows already sees themselves counted when they come back', async () => {
  openArtist(followsOf(['amina']).follows, false)
  expect(await screen.findByText('4 Followers')).toBeTruthy()
})
