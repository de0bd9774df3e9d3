import { expect, it } from 'vitest'
import { blankArtwork } from '#domain/catalogue/artwork-fields.ts'
import { ownArtworkOrders } from './own-artworks-contract.ts'
import { dusk, type OwnArtworksFixture, picture } from './testing/own-artworks-fixture.ts'

/** How own works are listed, and to whom. */
export function describeOwnArtworkLists(at: OwnArtworksFixture): void {
  const { ownOf, ready, onShow, titles } = at

  it('are listed, found, sorted and paged', async () => {
    await onShow({ ...dusk, title: 'Orchard', price: 20_00 })
    await at.own.create({ ...dusk, title: 'apple', price: 90_00, stock: 0 })
    await onShow({ ...dusk, title: 'Tide', price: 50_00, stock: 0 })
    await at.own.create({ ...dusk, title: 'Zinc', medium: 'Etching', price: 10_00, stock: 7 })
    expect(await titles()).toEqual(['Zinc', 'Tide', 'apple', 'Orchard'])
    expect(await titles({ sort: 'title' })).toEqual(['apple', 'Orchard', 'Tide', 'Zinc'])
    expect(await titles({ sort: 'price' })).toEqual(['apple', 'Tide', 'Orchard', 'Zinc'])
    expect((await titles({ sort: 'stock' })).slice(2)).toEqual(['Orchard', 'Zinc'])
    expect(await titles({ q: ' ETCH ' })).toEqual(['Zinc'])
    expect(await titles({ q: '%' })).toEqual([])
    expect(await titles({ state: 'draft' })).toEqual(['Zinc', 'apple'])
    expect(await titles({ state: 'sold-out' })).toEqual(['Tide'])
    expect(await titles({ state: 'public' })).toEqual(['Orchard'])
    expect(await titles({ shown: true })).toEqual(['Tide', 'Orchard'])
    for (const sort of ownArtworkOrders) {
      const all = await titles({ sort })
      const first = await at.own.list({ sort, limit: 3 })
      const second = await at.own.list({ sort, limit: 3, cursor: first.next ?? '' })
      expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(all)
      expect([first.total, second.next]).toEqual([4, null])
    }
    const { next } = await at.own.list({ sort: 'stock', limit: 3 })
    const unreadable = { refusal: 'unreadable', code: 'bad-cursor' }
    for (const cursor of ['nonsense', next ?? ''])
      await expect(at.own.list({ sort: 'price', cursor })).rejects.toMatchObject(unreadable)
    const many = next?.replace(/~\d+/, '~many') ?? ''
    await expect(at.own.list({ sort: 'stock', cursor: many })).rejects.toMatchObject(unreadable)
  })

  it('are nobody else’s, and ask visitors to sign in', async () => {
    const { id, version } = await ready()
    const stranger = ownOf(await at.backstage.givenArtist(true))
    for (const refused of [
      () => stranger.artwork(id),
      () => stranger.save(id, dusk, version),
      () => stranger.publish(id, version),
      () => stranger.duplicate(id),
      () => stranger.remove(id),
      () => stranger.putBack(id),
      () => stranger.addPicture(id, picture()),
      () => at.own.artwork('nonsense'),
      () => at.own.remove('00000000-0000-4000-8000-000000000000'),
    ])
      await expect(refused()).rejects.toMatchObject({ refusal: 'not-found' })
    expect((await stranger.list({})).items).toEqual([])
    await expect(ownOf(null).list({})).rejects.toMatchObject({ refusal: 'not-signed-in' })
    const shopper = ownOf(await at.backstage.givenUser())
    await expect(shopper.create(blankArtwork)).rejects.toMatchObject({ refusal: 'not-found' })
  })
}
