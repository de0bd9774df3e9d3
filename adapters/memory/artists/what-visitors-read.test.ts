import { beforeEach, describe, expect, it } from 'vitest'
import { artistServices } from '#adapters/composition/artists/artists.tokens.ts'
import { given } from '#adapters/composition/assembly.ts'
import { fairPayServices } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { shippingPorts, shippingServices } from '#adapters/composition/shipping/shipping.tokens.ts'
import { givenArtist } from '../testing/given-works.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop

beforeEach(() => {
  shop = openShop()
})

describe('artists', () => {
  const directory = () => shop.assembly.get(artistServices.artists)

  it('are shown with what they receive of their works, once an admin has approved them', async () => {
    givenArtist(shop.memory.gallery, 'Brook', false)
    for (const list of [directory().artists({}), directory().featured({})])
      expect(await list).toMatchObject({ total: 1, items: [{ id: shop.artistId, name: 'Amina Njoroge' }] })
    expect((await directory().artist(shop.artistId)).artworks).toMatchObject([
      { id: shop.workId, price: 640_00, artistReceives: 544_00 },
    ])
  })

  it('are at the start of the shop with works alone', async () => {
    givenArtist(shop.memory.gallery, 'Chidi')
    givenArtist(shop.memory.gallery, 'Dunya')
    expect(await directory().artists({})).toMatchObject({ total: 3 })
    expect(await directory().featured({})).toMatchObject({ total: 1, items: [{ id: shop.artistId }] })
  })

  it('who are not shown are not here', async () => {
    const brook = givenArtist(shop.memory.gallery, 'Brook', false)
    for (const id of [brook, 'nobody'])
      await expect(directory().artist(id)).rejects.toMatchObject({
        refusal: 'not-found',
        code: 'artist-not-found',
        message: 'This artist is not here.',
      })
  })
})

it('everybody can read which part of a price the shop keeps', async () => {
  expect(await shop.assembly.get(fairPayServices.fairPay).terms()).toEqual({ feePercent: 15 })
})

describe('where works are sent', () => {
  it('is asked of no work where none is named', async () => {
    const asked: unknown[] = []
    const terms = shop.assembly.get(shippingPorts.terms)
    const ofWorks: typeof terms.ofWorks = async (ids) => {
      asked.push(ids)
      return []
    }
    const assembly = shop.assemble(given(shippingPorts.terms, { ...terms, ofWorks }))
    expect(await assembly.get(shippingServices.shipping).ofWorks([])).toEqual([])
    expect(asked).toEqual([])
  })

  it('is said by an artist in a way that buyers understand, or not at all', async () => {
    const caller = shop.signedIn({ role: 'artist' })
    shop.memory.accounts.artistIds.set(caller.userId, shop.artistId)
    const own = shop.assembly.get(shippingServices.own)(caller)
    const before = await own.show()
    await expect(
      own.save([{ zone: 'world', days: { from: 9, to: 2 }, carriage: 5_00 } as never]),
    ).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'shipping-terms-wrong',
      message: 'Please mend what is marked, so that buyers know where you send to.',
    })
    expect(await own.show()).toEqual(before)
  })
})
