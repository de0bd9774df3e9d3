import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Catalogue } from '#application/catalogue/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { artwork, catalogueOf } from '#web/testing/shop-window.ts'
import { shopServices, show } from '#web/testing/show.tsx'
import { galleryRoutes } from './gallery-routes.tsx'

/** The wall's end comes into sight when the test says so. */
let comeToTheEnd: () => void

beforeEach(() => {
  const watching = new Set<() => void>()
  comeToTheEnd = () => act(() => [...watching].forEach((see) => see()))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly see: () => void
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.see = () => tell([{ isIntersecting: true }])
      }
      observe = () => watching.add(this.see)
      disconnect = () => watching.delete(this.see)
    },
  )
})

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

test('more works come by themselves at the wall’s end', async () => {
  await openGallery(async () => ({ items: works('Salt', 'Tide'), total: 4, next: null }))
  comeToTheEnd()
  await screen.findByText('4 of 4 artworks are shown')
  expect(titles()).toEqual(['Harbour', 'Orchard', 'Salt', 'Tide'])
})

test('a work whose place has moved does not come twice', async () => {
  const { complaints } = await openGallery(async () => ({
    items: works('Orchard', 'Salt'),
    total: 4,
    next: null,
  }))
  comeToTheEnd()
  await screen.findByText('3 of 4 artworks are shown')
  expect(titles()).toEqual(['Harbour', 'Orchard', 'Salt'])
  expect(complaints).not.toHaveBeenCalled()
})

test('after a failure nothing is asked again by itself, only at a press', async () => {
  let isAway = true
  const { later, user } = await openGallery(async () => {
    if (isAway) throw new Unavailable('The gallery is away')
    return { items: works('Salt'), total: 3, next: null }
  })
  comeToTheEnd()
  expect((await screen.findByRole('alert')).textContent).toBe('The gallery is away')
  comeToTheEnd()
  comeToTheEnd()
  expect(later).toHaveBeenCalledTimes(1)
  isAway = false
  await user.click(await screen.findByRole('link', { name: 'Load More Artworks' }))
  await screen.findByText('3 of 3 artworks are shown')
  expect(later).toHaveBeenCalledTimes(2)
})
