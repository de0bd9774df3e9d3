import type { LoaderFunctionArgs } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Shipping, WorkShipping } from '#application/shipping/contract.ts'
import { artwork, catalogueOf } from '#web/testing/shop-window.ts'
import { loadArtwork } from './load-artwork.ts'

vi.mock('./structured-shipping.ts', () => {
  throw new TypeError('Failed to fetch')
})

test('a work stands by itself where the file for what machines read does not come', async () => {
  const salt = artwork({ id: 'salt', title: 'Salt Geometry' })
  const terms: WorkShipping = {
    artworkId: 'salt',
    artistId: 'aino',
    title: 'Salt Geometry',
    home: 'KE',
    zones: [],
  }
  const shipping: Shipping = { ofWorks: async () => [terms] }
  const args = { params: { id: 'salt' } } as unknown as LoaderFunctionArgs
  expect(await loadArtwork(catalogueOf([salt]), shipping, args)).toMatchObject({
    artwork: { title: 'Salt Geometry' },
    shipping: terms,
    shippingDetails: [],
  })
})
