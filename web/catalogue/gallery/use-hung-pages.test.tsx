import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Catalogue } from '#application/catalogue/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { artwork, catalogueOf } from '#web/testing/shop-window.ts'
import { shopServices, show } from '#web/testing/show.tsx'
import { galleryRoutes } from './gallery-routes.tsx'
import { undrawn } from './gallery-wall.css.ts'

const works = (...ids: string[]) => ids.map((id) => artwork({ id, title: id }))

async function openGallery(more: Catalogue['artworks']) {
  const later = vi.fn<Catalogue['artworks']>(more)
  const catalogue: Catalogue = {
    ...catalogueOf([]),
    artworks: (request) =>
      request.cursor === undefined
        ? Promise.resolve({ items: works('Harbour', 'Orchard'), total: 4, next: 'to 2' })
        : later(request),
  }
  // What has hung at a step of the history hangs there again: every test takes a step of its own.
  const shown = show(galleryRoutes(catalogue), '/elsewhere', shopServices({ catalogue }))
  await act(() => shown.router.navigate('/art-gallery'))
  await screen.findByRole('link', { name: 'Load More Artworks' })
  return { later, ...shown }
}

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.split(',')[0])

test('more works come at a press, and never by themselves: whoever wants to the foot gets there', async () => {
  const watched = vi.fn<() => void>()
  vi.stubGlobal('IntersectionObserver', watched)
  const { user, later } = await openGallery(async () => ({
    items: works('Salt', 'Tide'),
    total: 4,
    next: null,
  }))
  expect([later.mock.calls.length, watched.mock.calls.length]).toEqual([0, 0])
  await user.click(screen.getByRole('link', { name: 'Load More Artworks' }))
  await screen.findByText('4 of 4 artworks are shown')
  expect(titles()).toEqual(['Harbour', 'Orchard', 'Salt', 'Tide'])
  // The link has gone: the keyboard goes on at the first of the new works.
  expect(document.activeElement?.closest('article')).toBe(screen.getAllByRole('article')[2])
})

test('a work whose place has moved does not come twice', async () => {
  const { complaints, user } = await openGallery(async () => ({
    items: works('Orchard', 'Salt'),
    total: 4,
    next: null,
  }))
  await user.click(screen.getByRole('link', { name: 'Load More Artworks' }))
  await screen.findByText('3 of 4 artworks are shown')
  expect(titles()).toEqual(['Harbour', 'Orchard', 'Salt'])
  expect(complaints).not.toHaveBeenCalled()
})

test('after a failure a press asks again', async () => {
  let isAway = true
  const { later, user } = await openGallery(async () => {
    if (isAway) throw new Unavailable('The gallery is away')
    return { items: works('Salt'), total: 3, next: null }
  })
  await user.click(screen.getByRole('link', { name: 'Load More Artworks' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The gallery is away')
  expect(later).toHaveBeenCalledTimes(1)
  isAway = false
  await user.click(await screen.findByRole('link', { name: 'Load More Artworks' }))
  await screen.findByText('3 of 3 artworks are shown')
  expect(later).toHaveBeenCalledTimes(2)
})

test('on a wall of several pages what is out of sight is left undrawn, once it has been drawn', async () => {
  const { user } = await openGallery(async () => ({ items: works('Salt'), total: 3, next: null }))
  const isUndrawn = () => screen.getAllByRole('article').map(({ classList }) => classList.contains(undrawn))
  expect(isUndrawn()).toEqual([false, false])
  await user.click(screen.getByRole('link', { name: 'Load More Artworks' }))
  await waitFor(() => expect(isUndrawn()).toEqual([true, true, true]))
})
