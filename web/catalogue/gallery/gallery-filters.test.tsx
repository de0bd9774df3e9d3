import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Facets } from '#application/catalogue/contract.ts'
import { artwork, catalogueOf } from '#web/testing/shop-window.ts'
import { shopServices, show } from '#web/testing/show.tsx'
import { galleryRoutes } from './gallery-routes.tsx'

/** What a category has to choose from: no blue work, none that is upright, nothing on linen. */
const facets: Facets = {
  media: [{ medium: 'Bronze', count: 3 }],
  colours: [{ colour: 'brown', count: 3 }],
  orientations: [{ orientation: 'landscape', count: 3 }],
}

function openGallery(address: string, offered = async () => facets) {
  const catalogue = { ...catalogueOf([artwork({ id: 'figure' })]), facets: offered }
  return show(galleryRoutes(catalogue), address, shopServices({ catalogue }))
}

test('what is chosen is offered, and stays chosen, where no work of the category has it', async () => {
  const { router, user } = openGallery('/art-gallery?medium=Linen&orientation=portrait&colour=blue')
  await user.selectOptions(await screen.findByLabelText('Category'), 'sculpture')
  await user.selectOptions(screen.getByLabelText('Price Range'), 'under-100')
  const query = new URLSearchParams(router.state.location.search)
  expect(Object.fromEntries(query)).toEqual({
    category: 'sculpture',
    price: 'under-100',
    medium: 'Linen',
    orientation: 'portrait',
    colour: 'blue',
  })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Blue/ }).checked).toBe(true)
})

test('what is chosen stays chosen when there is something else to choose from', async () => {
  const everything: Facets = {
    media: [...facets.media, { medium: 'Linen', count: 1 }],
    colours: [{ colour: 'blue', count: 1 }, ...facets.colours],
    orientations: [{ orientation: 'portrait', count: 1 }, ...facets.orientations],
  }
  let offered = facets
  const { router, user } = openGallery(
    '/art-gallery?category=sculpture&medium=Linen&orientation=portrait&colour=blue',
    async () => offered,
  )
  const category = await screen.findByLabelText('Category')
  offered = everything
  await user.selectOptions(category, '')
  await screen.findByRole('option', { name: 'Linen (1)' })
  expect(screen.getByLabelText<HTMLSelectElement>('Medium').value).toBe('Linen')
  expect(screen.getByLabelText<HTMLSelectElement>('Orientation').value).toBe('portrait')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Blue ?, 1 artwork$/ }).checked).toBe(true)
  expect(router.state.location.search).toBe('?medium=Linen&orientation=portrait&colour=blue')
})

test('a number applies like any other choice, without a press, when it is typed', async () => {
  const { router, user } = openGallery('/art-gallery?medium=Linen')
  await user.type(await screen.findByLabelText('Wall width'), '120')
  await waitFor(() => expect(router.state.location.search).toBe('?medium=Linen&width=120'))
  expect(screen.getByLabelText<HTMLInputElement>('Wall width').value).toBe('120')
  expect(screen.queryByRole('button', { name: 'Show artworks' })).toBeNull()
})

test('an old link with a category that is no more leads to the gallery, which says so', async () => {
  openGallery('/art-gallery?category=furniture&price=under-100')
  expect((await screen.findByRole('note')).textContent).toBe(
    'The gallery knows no category “furniture”; it is left out here.',
  )
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByLabelText<HTMLSelectElement>('Price Range').value).toBe('under-100')
})

test('a number that somebody has left applies once: where they go on to meanwhile they stay', async () => {
  const catalogue = catalogueOf([artwork({ id: 'figure' })])
  let answering = Promise.resolve()
  const slow = {
    ...catalogue,
    facets: async () => facets,
    artworks: async (...asked: Parameters<typeof catalogue.artworks>) => {
      await answering
      return catalogue.artworks(...asked)
    },
  }
  const { router, user } = show(galleryRoutes(slow), '/art-gallery', shopServices({ catalogue: slow }))
  await user.type(await screen.findByLabelText('Wall width'), '10')
  await user.tab()
  await waitFor(() => expect(router.state.location.search).toBe('?width=10'))
  answering = new Promise((resolve) => setTimeout(resolve, 900))
  await router.navigate('/art-gallery')
  expect(router.state.location.search).toBe('')
})
