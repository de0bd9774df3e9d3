import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ArtistView } from '#application/artists/contract.ts'
import type { Page } from '#application/shared/page.ts'
import { accountsOf, userView } from '#web/testing/accounts.ts'
import { obstacles, shopServices, show } from '#web/testing/show.tsx'
import { followingRoutes } from './following-routes.ts'

const amina: ArtistView = {
  id: 'amina',
  name: 'Amina Njoroge',
  profilePicture: null,
  artistProfile: { preferredMedium: 'Oil', bio: '', country: null, exhibitions: [] },
  artworkCount: 2,
  followerCount: 3,
  memberSince: '2025-03-04T00:00:00.000Z',
}

function open({
  items = [amina] as readonly ArtistView[],
  address = '/profile/following',
  emailVerified = true,
} = {}) {
  const account = userView({ emailVerified })
  const accounts = accountsOf(account)
  accounts.user = account
  const wantMails = vi.fn<() => Promise<void>>(async () => undefined)
  const artists = vi.fn<() => Promise<Page<ArtistView>>>(async () => ({
    items,
    total: 30,
    next: items.length > 0 ? 'further' : null,
  }))
  const services = shopServices({
    account,
    accounts,
    following: { artists, wantsMails: async () => true, wantMails },
  })
  return { artists, wantMails, ...show(followingRoutes(services), address, services) }
}

test('whom one follows is there, with a way to follow no longer and to the next page', async () => {
  const { complaints } = open()
  const card = (await screen.findByRole('heading', { name: 'Amina Njoroge' })).closest('li')
  expect(card && within(card).getByRole('button', { name: /Follow.* Amina Njoroge/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /next/i }).getAttribute('href')).toContain('further')
  expect(await obstacles()).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

test('whoever follows nobody is shown a way to the artists', async () => {
  open({ items: [] })
  expect(await screen.findByRole('heading', { name: 'You follow nobody yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Meet Our Artists' }).getAttribute('href')).toBe('/artists')
  expect(screen.queryByText(/New works of theirs/)).toBeNull()
})

test('one press ends the emails, and another wants them again', async () => {
  const { user, wantMails } = open()
  await user.click(await screen.findByRole('button', { name: 'End these emails' }))
  expect(await screen.findByText('You get no emails about their new works.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Email me about new works' }))
  expect(await screen.findByRole('button', { name: 'End these emails' })).toBeTruthy()
  expect(wantMails.mock.calls).toEqual([[false], [true]])
})

test('whoever has not verified their address is told that nothing comes before', async () => {
  open({ emailVerified: false })
  expect(await screen.findByText(/as soon as your address is verified/)).toBeTruthy()
})

test('the link from a mail leads to a plain form that carries its key', async () => {
  open({ address: '/no-more-news?key=a%2Bb%3D' })
  const button = await screen.findByRole('button', { name: 'End these emails' })
  const form = button.closest('form')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.getAttribute('action')).toBe('/api/new-works-mails/stop?key=a%2Bb%3D')
  expect(await obstacles()).toEqual([])
})

test.each([
  ['?ended=yes', 'These emails have ended'],
  ['?ended=no', 'This link is not complete'],
  ['', 'This link is not complete'],
])('the page says how it went: %j', async (search, said) => {
  open({ address: `/no-more-news${search}` })
  expect(await screen.findByRole('heading', { name: said })).toBeTruthy()
})
