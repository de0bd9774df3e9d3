import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { PayoutRepository } from '#application/payouts/payout-repository.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { Artist, formerArtist } from '#domain/artists/artist.ts'
import type { Order } from '#domain/orders/order.ts'
import { aLine, anOrder } from '#domain/testing/orders.ts'
import type { ArtistRepository } from './artist-repository.ts'

/** One implementation, and what a test lays out around it. */
export interface ArtistsBackstage {
  readonly artists: ArtistRepository
  readonly work: UnitOfWork
  /** @returns the id of a new account */
  givenUser(): Promise<string>
  /** A public work of an artist. @returns its id */
  hangWork(artistId: string, title: string): Promise<string>
  titlesOnShow(): Promise<readonly string[]>
  /** Keeps an order. */
  sold(order: Order): Promise<void>
  readonly ledger: LedgerRepository
  readonly payouts: PayoutRepository
  close(): Promise<void>
}

const since = new Date('2026-03-01T10:00:00Z')
const asked = new Date('2026-03-02T10:00:00Z')
const filled = {
  preferredMedium: 'Bronze',
  bio: 'Casts bells.',
  country: 'KE',
  exhibitions: [{ title: 'Soil', venue: 'Hall', year: 2020 }],
}
const blank = { preferredMedium: '', bio: '', country: null, exhibitions: [] }

/** What artists' accounts go through, in whichever way artists are kept. */
export function describeArtists(name: string, open: () => Promise<ArtistsBackstage>): void {
  let stage: ArtistsBackstage
  let number = 0
  beforeAll(async () => {
    stage = await open()
  })
  afterAll(() => stage.close())

  /** @returns the account, and its artist's id */
  async function given(begin: (artist: Artist) => void = () => undefined) {
    const { artists, work } = stage
    const userId = await stage.givenUser()
    const artist = new Artist(randomUUID(), 'Amina Njoroge', since)
    await work.run(() => artists.add(artist, userId))
    await change(userId, begin)
    return { userId, id: artist.id }
  }

  const change = (userId: string, decide: (artist: Artist) => unknown): Promise<void> =>
    stage.work.run(async () => {
      const artist = await stage.artists.ofAccount(userId)
      if (!artist) throw new Error('The account has no artist.')
      decide(artist)
      await stage.artists.save(artist)
    })

  const kept = (userId: string): Promise<Artist | null> =>
    stage.work.run(() => stage.artists.ofAccount(userId))

  const found = (userId: string, id: string) =>
    stage.work.run(async () => [await stage.artists.ofUser(userId), await stage.artists.byId(id)])

  /** @param confirmation of an order that keeps no works yet */
  function orderFrom(
    artist: { readonly id: string; readonly name: string },
    artworkId: string,
    confirmation: string | null = null,
  ): Order {
    const lines = [aLine({ artworkId, title: 'Sold', price: 100, artist })]
    const digits = String(++number).padStart(4, '0')
    return anOrder({ id: randomUUID(), number: `5829-${digits}`, lines, confirmation }, new Date())
  }

  describe(`artists ${name}`, () => {
    it('begin once for an account, as pending', async () => {
      const { userId, id } = await given()
      const second = new Artist(randomUUID(), 'Another Name', since)
      expect(await stage.work.run(() => stage.artists.add(second, userId))).toBe(false)
      expect(await kept(userId)).toMatchObject({
        id,
        name: 'Amina Njoroge',
        memberSince: since,
        profile: blank,
        approval: 'pending',
        approvalBefore: null,
      })
    })

    it('keep what was decided while they are withheld, and are found by their account alone', async () => {
      const { userId, id } = await given((artist) => artist.approve())
      expect(await found(userId, id)).toMatchObject([{ id }, { id }])
      await change(userId, (artist) => artist.withhold())
      expect(await found(userId, id)).toEqual([null, null])
      expect(await kept(userId)).toMatchObject({ approval: 'withheld', approvalBefore: 'approved' })
      await change(userId, (artist) => artist.giveBack())
      expect(await found(userId, id)).toMatchObject([{ approval: 'approved', approvalBefore: null }, { id }])
    })

    it('show their works only while they are approved', async () => {
      const { userId, id } = await given((artist) => artist.approve())
      const title = `Bell of ${id}`
      await stage.hangWork(id, title)
      const isOnShow = async () => (await stage.titlesOnShow()).includes(title)
      expect(await isOnShow()).toBe(true)
      await change(userId, (artist) => artist.withhold())
      expect(await isOnShow()).toBe(false)
      await change(userId, (artist) => artist.giveBack())
      expect(await isOnShow()).toBe(true)
    })

    it('begin anew without the answer they were given', async () => {
      const { userId } = await given((artist) => artist.reject('Show us more'))
      await change(userId, (artist) => artist.withhold())
      await change(userId, (artist) => artist.beginAnew())
      expect(await kept(userId)).toMatchObject({
        approval: 'pending',
        approvalBefore: null,
        rejection: null,
        askedAt: null,
      })
    })

    it('are forgotten when they leave, also when they are withheld', async () => {
      const { userId, id } = await given((artist) => {
        artist.profile = filled
        artist.ask(asked)
      })
      expect(await kept(userId)).toMatchObject({ profile: filled, askedAt: asked })
      await change(userId, (artist) => artist.withhold())
      await change(userId, (artist) => artist.leave())
      expect(await kept(userId)).toMatchObject({
        id,
        name: formerArtist,
        memberSince: since,
        profile: blank,
        approval: 'rejected',
        approvalBefore: null,
        rejection: null,
        askedAt: null,
      })
    })

    it('count every change', async () => {
      const { userId } = await given()
      const before = (await kept(userId))?.version ?? 0
      await change(userId, (artist) => artist.rename('Amina N.'))
      expect(await kept(userId)).toMatchObject({ name: 'Amina N.', version: before + 1 })
      await change(userId, () => undefined)
      expect(await kept(userId)).toMatchObject({ name: 'Amina N.', version: before + 2 })
    })

    it('hide all of their works, and nobody else’s', async () => {
      const [leaving, staying] = [
        await given((artist) => artist.approve()),
        await given((artist) => artist.approve()),
      ]
      const mine = [`One of ${leaving.id}`, `Two of ${leaving.id}`]
      for (const title of mine) await stage.hangWork(leaving.id, title)
      await stage.hangWork(staying.id, `One of ${staying.id}`)
      await stage.work.run(() => stage.artists.hideWorks(leaving.id))
      const onShow = await stage.titlesOnShow()
      expect(mine.filter((title) => onShow.includes(title))).toEqual([])
      expect(onShow).toContain(`One of ${staying.id}`)
    })

    it('have a picture until it is taken away', async () => {
      const { artists, work } = stage
      const picture = { hash: 'a'.repeat(64), width: 800, height: 600 }
      const { userId, id } = await given((artist) => Object.assign(artist, { picture }))
      const pictureOf = () => work.run(async () => (await artists.byId(id))?.picture)
      const hasPicture = async () => (await artists.readiness(id)).hasPicture
      expect([await pictureOf(), await hasPicture()]).toEqual([picture, true])
      await change(userId, (artist) => Object.assign(artist, { picture: null }))
      expect([await pictureOf(), await hasPicture()]).toEqual([null, false])
    })

    it('have parcels to send for what is paid, or may still be, and for nothing else', async () => {
      const { userId, id } = await given((artist) => artist.approve())
      const artworkId = await stage.hangWork(id, 'Sold')
      const artist = { id, name: 'Amina Njoroge' }
      expect(await stage.artists.parcelsToSend(userId)).toBe(0)
      const unconfirmed = orderFrom(artist, artworkId, 'digest')
      const ended = orderFrom(artist, artworkId)
      ended.cancel({ id: randomUUID(), at: new Date(), askedBy: null })
      for (const order of [unconfirmed, ended]) await stage.sold(order)
      expect(await stage.artists.parcelsToSend(userId)).toBe(0)
      await stage.sold(orderFrom(artist, artworkId))
      expect(await stage.artists.parcelsToSend(userId)).toBe(1)
      const paid = orderFrom(artist, artworkId)
      paid.markPaid(new Date())
      await stage.sold(paid)
      expect(await stage.artists.parcelsToSend(userId)).toBe(2)
      expect(await stage.artists.parcelsToSend(await stage.givenUser())).toBe(0)
    })

    it('are still to be paid what they earned, until it has arrived with them', async () => {
      const { artists, ledger, payouts, work } = stage
      const { id } = await given((artist) => artist.approve())
      const order = orderFrom({ id, name: 'Amina Njoroge' }, await stage.hangWork(id, 'Earned'))
      order.markPaid(new Date())
      await stage.sold(order)
      expect(await artists.unpaid(id)).toBe(0)
      await work.run(() => ledger.post(order.id, order.payment, new Date()))
      expect(await artists.unpaid(id)).toBe(85)
      const month = '2026-04'
      const batch = await work.run(() => payouts.begin({ id: randomUUID(), month, madeAt: since }))
      const payout = { id: randomUUID(), artistId: id, month, amount: 80, at: since } as const
      const destination = { kind: 'iban', iban: 'DE89370400440532013000', holder: 'Amina' } as const
      const takes = [{ orderId: order.id, amount: 80 }]
      await work.run(() => payouts.add({ ...payout, standing: 'set-aside' }, takes, batch.id, destination))
      expect(await artists.unpaid(id)).toBe(85)
      await work.run(() => payouts.advance(batch.id, 'sent', null, since))
      expect(await artists.unpaid(id)).toBe(85)
      await work.run(() => payouts.advance(batch.id, 'settled', null, since))
      expect(await artists.unpaid(id)).toBe(5)
      await work.run(() => payouts.advance(batch.id, 'returned', [payout.id], since))
      expect(await artists.unpaid(id)).toBe(85)
    })

    it('part from their account, which may have another one then', async () => {
      const { artists, work } = stage
      const { userId, id } = await given()
      await work.run(() => artists.partFrom(userId))
      expect(await kept(userId)).toBeNull()
      expect(await work.run(() => artists.byId(id))).toMatchObject({ id })
      const next = new Artist(randomUUID(), 'Amina again', since)
      expect(await work.run(() => artists.add(next, userId))).toBe(true)
    })
  })
}
