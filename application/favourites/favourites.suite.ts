import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller, SignedInCaller } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { mostFavourites } from '#domain/favourites/favourites.ts'
import { mostFollows } from '#domain/favourites/follows.ts'
import type { Favourites, Follows } from './contract.ts'

/** The services over one kind of storage, and how a test lays out what they work on. */
export interface FavouritesBackstage {
  readonly favouritesOf: (caller: Caller) => Favourites
  readonly followsOf: (caller: Caller) => Follows
  /** @returns the id of somebody new */
  givenUser(): Promise<string>
  /** Works on show, together: a thousand of them each on its own keep a slow database from everybody else. @returns their ids */
  givenArtworks(titles: readonly string[]): Promise<string[]>
  hide(artworkId: string): Promise<void>
  /** @returns the artist's id */
  givenArtist(name: string, approved: boolean): Promise<string>
  /** Approved ones, together. @returns their ids */
  givenArtists(names: readonly string[]): Promise<string[]>
  followersOf(artistId: string): Promise<number>
}

const strangers = ['00000000-0000-4000-8000-000000000000', 'nonsense', '']

const caller = (userId: string): SignedInCaller => ({ userId, role: 'user', sessionId: 'session' })

/** What favourites and follows of an account promise, over whichever implementation of their ports. */
export function describeFavourites(name: string, open: (clock: Clock) => Promise<FavouritesBackstage>): void {
  let backstage: FavouritesBackstage
  let userId: string
  let now = Date.UTC(2026, 2, 1)
  beforeAll(async () => {
    // Every call is a second later than the last.
    backstage = await open({ now: () => new Date((now += 1_000)) })
  })
  beforeEach(async () => {
    userId = await backstage.givenUser()
  })

  describe(`favourites ${name}`, () => {
    let works: string[]
    let favourites: Favourites

    const favouritesOf = (id: string | null) => backstage.favouritesOf(id === null ? null : caller(id))

    beforeEach(async () => {
      favourites = favouritesOf(userId)
      works = await backstage.givenArtworks(['Harbour', 'Orchard', 'Tide'])
    })

    const titles = ({ items }: Awaited<ReturnType<Favourites['list']>>) => items.map(({ title }) => title)

    it('are listed with the last one marked first, and the artist’s share', async () => {
      for (const id of works) await favourites.add(id)
      const page = await favourites.list()
      expect([titles(page), page.total, page.next]).toEqual([['Tide', 'Orchard', 'Harbour'], 3, null])
      expect(page.items[0]).toMatchObject({ price: 100_00, artistReceives: 85_00 })
      expect(await favourites.ids()).toEqual(works)
    })

    it('are marked once, however often', async () => {
      await favourites.add(works[0]!)
      await favourites.add(works[1]!)
      expect(titles(await favourites.add(works[0]!))).toEqual(['Orchard', 'Harbour'])
    })

    it('are marked once by two tabs at once', async () => {
      await Promise.all([...works, ...works.toReversed()].map((id) => favourites.add(id)))
      expect((await favourites.ids()).toSorted()).toEqual(works.toSorted())
    })

    it('are let go of, also where there was no mark', async () => {
      await favourites.add(works[0]!)
      await favourites.add(works[1]!)
      expect(titles(await favourites.remove(works[0]!))).toEqual(['Orchard'])
      expect(titles(await favourites.remove(works[0]!))).toEqual(['Orchard'])
    })

    it('are paged, each work once', async () => {
      await favourites.unite(works)
      const first = await favourites.list({ limit: 2 })
      const second = await favourites.list({ limit: 2, cursor: first.next ?? '' })
      expect([titles(first), titles(second)]).toEqual([['Tide', 'Orchard'], ['Harbour']])
      expect([first.total, second.total, second.next]).toEqual([3, 3, null])
    })

    it('are united with those of a browser, which come after and in their order', async () => {
      await favourites.add(works[1]!)
      const united = [works[1]!, works[0]!, works[2]!]
      expect(await favourites.unite([works[0]!, ...strangers, works[1]!, works[2]!])).toEqual(united)
      expect(await favourites.unite(works)).toEqual(united)
    })

    it('show no work that is hidden, and mark none', async () => {
      await favourites.unite(works)
      await backstage.hide(works[1]!)
      expect(titles(await favourites.list())).toEqual(['Tide', 'Harbour'])
      expect(await favourites.ids()).toEqual([works[0], works[2]])
      await expect(favourites.add(works[1]!)).rejects.toMatchObject({ refusal: 'not-found' })
    })

    it('are as many as an account has room for, those that were marked first', async () => {
      const first = await backstage.givenArtworks(Array<string>(mostFavourites - 1).fill('One of many'))
      const full = [...first, works[0]!]
      expect(await favourites.unite([...full, works[1]!])).toEqual(full)
      await expect(favourites.add(works[1]!)).rejects.toMatchObject({
        refusal: 'rule-broken',
        message: 'You have marked 1,000 works, which is the most. Take one mark away to make another.',
      })
      expect((await favourites.add(works[0]!)).total).toBe(mostFavourites)
      await favourites.remove(first[0]!)
      await favourites.add(works[1]!)
      expect(await favourites.ids()).toEqual([...full.slice(1), works[1]])
    })

    it.each(strangers)('refuse the unknown work %j', async (id) => {
      await expect(favourites.add(id)).rejects.toMatchObject({
        refusal: 'not-found',
        code: 'artwork-not-found',
        message: 'This artwork is not here.',
      })
      expect(titles(await favourites.remove(id))).toEqual([])
    })

    it('belong to their account alone, and ask a visitor to sign in', async () => {
      await favourites.add(works[0]!)
      expect(await favouritesOf(await backstage.givenUser()).ids()).toEqual([])
      await expect(favouritesOf(null).list()).rejects.toMatchObject({ refusal: 'not-signed-in' })
      await expect(favouritesOf(null).add(works[0]!)).rejects.toMatchObject({ refusal: 'not-signed-in' })
    })
  })

  describe(`follows ${name}`, () => {
    let amina: string
    let brook: string
    let pending: string
    let follows: Follows

    beforeEach(async () => {
      follows = backstage.followsOf(caller(userId))
      amina = await backstage.givenArtist('Amina', true)
      brook = await backstage.givenArtist('Brook', true)
      pending = await backstage.givenArtist('Chidi', false)
    })

    it('count once per account, however often and from however many tabs', async () => {
      await Promise.all([follows.follow(amina), follows.follow(amina), follows.follow(amina)])
      expect(await backstage.followersOf(amina)).toBe(1)
      await backstage.followsOf(caller(await backstage.givenUser())).follow(amina)
      expect(await backstage.followersOf(amina)).toBe(2)
      await follows.unfollow(amina)
      await follows.unfollow(amina)
      expect(await backstage.followersOf(amina)).toBe(1)
      expect(await follows.list()).toEqual([])
    })

    it('are united with those of a browser', async () => {
      await follows.follow(amina)
      const both = [amina, brook].toSorted()
      expect(await follows.unite([brook, amina, pending, ...strangers])).toEqual(both)
      expect(await follows.unite([brook, amina])).toEqual(both)
      expect([await backstage.followersOf(amina), await backstage.followersOf(brook)]).toEqual([1, 1])
    })

    it('are as many as an account has room for', async () => {
      const first = await backstage.givenArtists(Array<string>(mostFollows).fill('One of many'))
      expect(await follows.unite(first)).toEqual(first.toSorted())
      expect(await follows.unite([amina])).toEqual(first.toSorted())
      await expect(follows.follow(amina)).rejects.toMatchObject({
        refusal: 'rule-broken',
        message: 'You follow 1,000 artists, which is the most. Unfollow one to follow another.',
      })
      await follows.follow(first[0]!)
      await follows.unfollow(first[0]!)
      await follows.follow(amina)
      expect(await follows.list()).toEqual([...first.slice(1), amina].toSorted())
    })

    it('never wait for each other in a circle', async () => {
      const others = await Promise.all(Array.from({ length: 6 }, () => backstage.givenUser()))
      await Promise.all(
        others.map((id, index) =>
          backstage.followsOf(caller(id)).unite(index % 2 === 0 ? [amina, brook] : [brook, amina]),
        ),
      )
      expect([await backstage.followersOf(amina), await backstage.followersOf(brook)]).toEqual([6, 6])
    })

    it('refuse artists who are not approved or not there', async () => {
      for (const id of [pending, ...strangers])
        await expect(follows.follow(id)).rejects.toMatchObject({
          refusal: 'not-found',
          code: 'artist-not-found',
          message: 'This artist is not here.',
        })
      await follows.unfollow('nonsense')
      await expect(backstage.followsOf(null).list()).rejects.toMatchObject({
        refusal: 'not-signed-in',
      })
    })
  })
}
