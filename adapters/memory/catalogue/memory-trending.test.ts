import { adminPorts } from '#adapters/composition/admin/admin.tokens.ts'
import { cataloguePorts, catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { describeTrending } from '#application/catalogue/trending.suite.ts'
import { Memory } from '../memory.ts'

describeTrending('in memory', async (artists, artworks, pictured) => {
  const memory = new Memory()
  const { gallery } = memory
  for (const artist of artists) gallery.artists.set(artist.id, artist)
  for (const artwork of artworks) gallery.artworks.set(artwork.id, artwork)
  for (const id of pictured)
    gallery.images.set(id, [{ imageUrl: `/media/${id}/800`, width: 800, height: 600, alt: '' }])
  const shop = memoryAssembly(memory)
  return {
    catalogue: shop.get(catalogueServices.catalogue),
    signals: shop.get(cataloguePorts.signals),
    feature: shop.get(adminPorts.judgement).feature,
    tell: async (artworkId, { day, ...more }) => gallery.signal(artworkId, new Date(day * 86_400_000), more),
  }
})
