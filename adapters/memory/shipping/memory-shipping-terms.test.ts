import { describe } from 'vitest'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { shippingPorts } from '#adapters/composition/shipping/shipping.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { shippingTermsContract } from '#application/shipping/shipping-terms.suite.ts'
import { Memory } from '../memory.ts'
import { givenArtist, hangWork } from '../testing/given-works.ts'

const memory = new Memory()
const shop = memoryAssembly(memory)

describe('where artists send to, in memory', () => {
  shippingTermsContract(() => ({
    terms: shop.get(shippingPorts.terms),
    work: shop.get(sharedPorts.work),
    async givenArtist() {
      const { gallery } = memory
      const artistId = givenArtist(gallery, 'Amina')
      const artist = gallery.artists.get(artistId)
      if (artist) artist.profile = { ...artist.profile, country: 'KE' }
      const hung = (title: string) => hangWork(gallery, { title, price: 4_550, stock: 1, artistId })
      const [shown, draft] = [hung('Shown'), hung('Draft')]
      gallery.change(draft, { visibility: 'draft' })
      return { artistId, shown, draft }
    },
  }))
})
