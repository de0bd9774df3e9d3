import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller, SignedInCaller } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { formFrom } from '#domain/catalogue/artwork-details.ts'
import { type ArtworkForm, blankArtwork } from '#domain/catalogue/artwork-fields.ts'
import { artworkWithEveryField } from '#domain/catalogue/testing/artwork-with-every-field.ts'
import type { KeptPictures } from './kept-pictures.ts'
import { type OwnArtworks, type OwnArtworkView, ownArtworkOrders } from './own-artworks-contract.ts'
import type { UnusedPictures } from './services/unused-pictures-service.ts'
import type { WholeArtworks } from './services/whole-artworks-service.ts'

/** The services over one kind of storage, and how a test lays out what they work on. */
export interface OwnArtworksBackstage {
  readonly artworksOf: (caller: Caller) => OwnArtworks
  readonly wholeOf: (caller: Caller) => WholeArtworks
  readonly kept: KeptPictures
  readonly unusedPictures: UnusedPictures
  /** Hashes of the pictures that it has thrown away. */
  readonly thrownAway: readonly string[]
  /** An account that is an artist. @returns its id */
  givenArtist(approved: boolean): Promise<string>
  givenUser(): Promise<string>
  /** Whether everyone can see a work. */
  isPublic(artworkId: string): Promise<boolean>
  hideByAdmin(artworkId: string, reason: string): Promise<void>
  /** Somebody buys a piece. */
  sell(artworkId: string): Promise<void>
  /** Somebody looks at it. */
  look(artworkId: string): Promise<void>
}

const caller = (userId: string): SignedInCaller => ({ userId, role: 'artist', sessionId: 'session' })

const dusk: ArtworkForm = {
  ...blankArtwork,
  title: 'Harbour at Dusk',
  description: 'The last ferry.',
  category: 'paintings',
  medium: 'Oil on board',
  year: 2025,
  edition: '3 of 12',
  widthCm: 60,
  heightCm: 45.5,
  price: 640_50,
  stock: 2,
  unique: false,
}

let drawn = 0
/** A picture unlike every other, or whatever else a test sends. */
const picture = (content = `\x89PNG picture ${++drawn}`): SentFile => {
  const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0))
  return {
    name: 'picture.png',
    type: 'image/png',
    size: bytes.length,
    async *stream() {
      yield bytes
    },
  }
}

const csv = (...lines: string[]): SentFile => ({
  ...picture(`title,price,stock,imageUrl\n${lines.join('\n')}\n`),
  name: 'export.csv',
})

const formOf = ({ dimensions, category, price, ...view }: OwnArtworkView): ArtworkForm => ({
  ...view,
  category: category === 'other' ? '' : category,
  widthCm: dimensions?.widthCm ?? null,
  heightCm: dimensions?.heightCm ?? null,
  depthCm: dimensions?.depthCm ?? null,
  price: price === 0 ? null : price,
})

/** What an artist can do with their works, over whichever implementation of the ports. */
export function describeOwnArtworks(
  name: string,
  open: (clock: Clock) => Promise<OwnArtworksBackstage>,
): void {
  describe(`own artworks ${name}`, () => {
    let backstage: OwnArtworksBackstage
    let userId: string
    let own: OwnArtworks
    let now = Date.UTC(2026, 4, 1)

    /** Every call is a second later than the last. */
    const clock = { now: () => new Date((now += 1_000)) }
    const ownOf = (id: string | null) => backstage.artworksOf(id === null ? null : caller(id))
    const wholeOf = (id: string) => backstage.wholeOf(caller(id))

    beforeAll(async () => {
      backstage = await open(clock)
    })
    beforeEach(async () => {
      userId = await backstage.givenArtist(true)
      own = ownOf(userId)
    })

    /** A work with one picture that has its words. */
    async function ready(form: ArtworkForm = dusk): Promise<OwnArtworkView> {
      const { id } = await own.create(form)
      const { pictures, version } = await own.addPicture(id, picture())
      const worded = pictures.map((each) => ({ id: each.id, alt: 'A harbour' }))
      return own.save(id, { ...form, pictures: worded }, version)
    }
    async function onShow(form: ArtworkForm = dusk): Promise<OwnArtworkView> {
      const { id, version } = await ready(form)
      return own.publish(id, version)
    }
    const titles = async (request: Parameters<OwnArtworks['list']>[0] = {}) =>
      (await own.list(request)).items.map(({ title }) => title)

    it('begin as drafts that may lack everything, and that nobody else sees', async () => {
      const draft = await own.create(blankArtwork)
      expect(draft).toMatchObject({ state: 'draft', title: '', category: 'other', price: 0, version: 1 })
      expect(await own.artwork(draft.id)).toEqual(draft)
      expect(await backstage.isPublic(draft.id)).toBe(false)
    })

    it('are saved as they are told, with what their artist receives', async () => {
      const { id } = await own.create(blankArtwork)
      const saved = await own.save(id, dusk, 1)
      expect(saved).toMatchObject({
        title: 'Harbour at Dusk',
        category: 'paintings',
        price: 640_50,
        artistReceives: 544_43,
        dimensions: { widthCm: 60, heightCm: 45.5, depthCm: null },
        version: 2,
      })
      expect(await own.artwork(id)).toEqual(saved)
    })

    it('keep every field that is told', async () => {
      const whole = artworkWithEveryField()
      const { id } = await own.create({ ...whole, pictures: [] })
      const kept = await own.artwork(id)
      expect(formFrom(kept)).toEqual(whole)
      const copy = await own.duplicate(id)
      expect(formFrom(copy)).toEqual(whole)
    })

    it('keep nothing that no work can have', async () => {
      const wrong = { ...dusk, price: -1, stock: 1.5, year: 12, widthCm: 0, title: 'x'.repeat(201) }
      await expect(own.create(wrong)).rejects.toMatchObject({
        refusal: 'rule-broken',
        fields: {
          price: expect.any(String),
          stock: expect.any(String),
          year: expect.any(String),
          widthCm: expect.any(String),
          title: expect.any(String),
        },
      })
    })

    it('lose no change to somebody who saw an older one', async () => {
      const { id } = await own.create(dusk)
      await own.save(id, { ...dusk, title: 'First' }, 1)
      await expect(own.save(id, { ...dusk, title: 'Second' }, 1)).rejects.toMatchObject({
        refusal: 'conflict',
        code: 'stale-version',
      })
      expect((await own.artwork(id)).title).toBe('First')
    })

    it('lose no change where two save at once', async () => {
      const { id } = await own.create(dusk)
      const outcomes = await Promise.allSettled(
        ['one', 'two', 'three'].map((title) => own.save(id, { ...dusk, title }, 1)),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    it('give no sold piece back to a form that was opened before', async () => {
      const work = await onShow()
      await backstage.sell(work.id)
      await expect(own.save(work.id, formOf(work), work.version)).rejects.toMatchObject({
        code: 'stale-version',
      })
      expect((await own.artwork(work.id)).stock).toBe(1)
    })

    it('are published as soon as nothing is missing', async () => {
      const { id } = await own.create(blankArtwork)
      await expect(own.publish(id, 1)).rejects.toMatchObject({
        refusal: 'rule-broken',
        fields: {
          title: 'A title is required',
          description: 'A description is required',
          category: 'Please choose a category',
          price: 'The price must be more than $0',
          pictures: 'At least one picture is required',
        },
      })
      const wordless = await own.addPicture(id, picture())
      const saved = await own.save(
        id,
        { ...dusk, pictures: wordless.pictures.map((each) => ({ id: each.id, alt: ' ' })) },
        wordless.version,
      )
      await expect(own.publish(id, saved.version)).rejects.toMatchObject({
        fields: { alt: 'Every picture needs a few words that say what it shows' },
      })
      const work = await onShow()
      expect([work.state, await backstage.isPublic(work.id)]).toEqual(['public', true])
    })

    it('of a pending artist are seen by nobody else, published or not', async () => {
      own = ownOf(await backstage.givenArtist(false))
      const work = await onShow()
      expect([work.state, await backstage.isPublic(work.id)]).toEqual(['public', false])
      expect(await titles({ shown: true })).toEqual([])
    })

    it('tell how often they were looked at and bought', async () => {
      const work = await onShow()
      expect(work).toMatchObject({ sold: 0, views: 0 })
      await backstage.look(work.id)
      await backstage.sell(work.id)
      expect(await own.artwork(work.id)).toMatchObject({ sold: 1, views: 1, stock: work.stock - 1 })
      expect((await own.list({})).items).toMatchObject([{ sold: 1, views: 1 }])
    })

    it('stay fit to be shown while they are on show', async () => {
      const work = await onShow()
      await expect(own.save(work.id, { ...formOf(work), price: null }, work.version)).rejects.toMatchObject({
        fields: { price: 'The price must be more than $0' },
      })
      const soldOut = await own.save(work.id, { ...formOf(work), stock: 0 }, work.version)
      expect(soldOut.state).toBe('sold-out')
      const draft = await own.withdraw(work.id, soldOut.version)
      expect([draft.state, await backstage.isPublic(work.id)]).toEqual(['draft', false])
    })

    it('that an admin has hidden can be mended, but not published', async () => {
      const work = await onShow()
      await backstage.hideByAdmin(work.id, 'Not by your own hand')
      const hidden = await own.artwork(work.id)
      expect(hidden).toMatchObject({ state: 'hidden', hiddenBecause: 'Not by your own hand' })
      for (const act of ['publish', 'withdraw'] as const)
        await expect(own[act](work.id, hidden.version)).rejects.toMatchObject({
          refusal: 'conflict',
          code: 'artwork-hidden',
        })
      await expect(own.save(work.id, { ...formOf(hidden), title: '' }, hidden.version)).rejects.toMatchObject(
        {
          fields: { title: 'A title is required' },
        },
      )
      const mended = await own.save(work.id, { ...formOf(hidden), title: 'By my own hand' }, hidden.version)
      expect(mended).toMatchObject({ state: 'hidden', title: 'By my own hand' })
      await own.remove(work.id)
      expect(await own.putBack(work.id)).toMatchObject({ state: 'hidden' })
      expect(await backstage.isPublic(work.id)).toBe(false)
    })

    it('are removed, and put back as they were', async () => {
      const work = await onShow()
      await own.remove(work.id)
      await own.remove(work.id)
      expect([await titles(), await backstage.isPublic(work.id)]).toEqual([[], false])
      for (const refused of [
        () => own.artwork(work.id),
        () => own.publish(work.id, 5),
        () => own.duplicate(work.id),
      ])
        await expect(refused()).rejects.toMatchObject({ refusal: 'not-found' })
      expect(await own.putBack(work.id)).toMatchObject({ state: 'public', title: work.title })
      expect(await backstage.isPublic(work.id)).toBe(true)
    })

    it('are doubled with everything but what was sold', async () => {
      const work = await onShow()
      const copy = await own.duplicate(work.id)
      expect(copy).toMatchObject({ title: work.title, price: work.price, state: 'draft', version: 1 })
      expect(copy.pictures.map(({ imageUrl, alt }) => [imageUrl, alt])).toEqual(
        work.pictures.map(({ imageUrl, alt }) => [imageUrl, alt]),
      )
      expect([copy.id, copy.pictures[0]?.id]).not.toContain(work.pictures[0]?.id)
      await own.save(copy.id, { ...formOf(copy), pictures: [] }, copy.version)
      expect((await own.artwork(work.id)).pictures).toHaveLength(1)
    })

    it('show their pictures in the order of the form, and drop what it leaves out', async () => {
      const { id } = await own.create(dusk)
      for (let each = 0; each < 4; each += 1) await own.addPicture(id, picture())
      const { pictures, version } = await own.artwork(id)
      const [a, b, c, d] = pictures.map((each) => ({ id: each.id, alt: `Words of ${each.id}` }))
      const saved = await own.save(id, { ...dusk, pictures: [d!, a!, c!] }, version)
      expect(saved.pictures.map(({ id: pictureId, alt }) => ({ id: pictureId, alt }))).toEqual([d, a, c])
      expect(saved.images.map(({ alt }) => alt)).toEqual([d!.alt, a!.alt, c!.alt])
      await expect(own.save(id, { ...dusk, pictures: [b!, a!] }, saved.version)).resolves.toMatchObject({
        pictures: [{ id: a!.id }],
      })
    })

    it('take twelve pictures and no more, also from two windows at once', async () => {
      const { id } = await own.create(dusk)
      for (let each = 0; each < 11; each += 1) await own.addPicture(id, picture())
      const last = await Promise.allSettled([own.addPicture(id, picture()), own.addPicture(id, picture())])
      expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await expect(own.addPicture(id, picture())).rejects.toMatchObject({ code: 'too-many-pictures' })
    })

    it('take nothing in which a work could not be seen, and no picture twice', async () => {
      const { id } = await own.create(dusk)
      const bytes = (pixels: number) => String.fromCharCode(0, 0, pixels >> 8, pixels & 255)
      const png = (width: number, height: number) =>
        picture(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${bytes(width)}${bytes(height)}`)
      for (const [width, height, code] of [
        [32, 32, 'picture-too-small'],
        [9000, 60, 'picture-too-narrow'],
      ] as const)
        await expect(own.addPicture(id, png(width, height))).rejects.toMatchObject({
          refusal: 'rule-broken',
          code,
        })
      await own.addPicture(id, png(900, 700))
      await expect(own.addPicture(id, png(900, 700))).rejects.toMatchObject({
        code: 'picture-doubled',
        fields: { images: 'This picture is here already. Please choose another one.' },
      })
      expect((await own.artwork(id)).pictures).toHaveLength(1)
    })

    it('on show hang a picture when it has words of its own', async () => {
      const work = await onShow()
      const added = await own.addPicture(work.id, picture())
      expect(added.pictures.map(({ alt }) => alt)).toEqual([work.pictures[0]?.alt, ''])
      expect(added.images.map(({ alt }) => alt)).toEqual([work.pictures[0]?.alt])
      const saved = await own.save(
        work.id,
        {
          ...formOf(added),
          pictures: added.pictures.map((each, place) => ({ ...each, alt: `View ${place}` })),
        },
        added.version,
      )
      expect(saved.images.map(({ alt }) => alt)).toEqual(['View 0', 'View 1'])
    })

    it('take nothing that is no picture, and tell how far a good one has come', async () => {
      const { id } = await own.create(dusk)
      await expect(own.addPicture(id, picture('Just words'))).rejects.toMatchObject({
        refusal: 'rule-broken',
        code: 'picture-unknown',
      })
      const shares: number[] = []
      await own.addPicture(id, picture(), (share) => shares.push(share))
      expect(shares.at(-1)).toBe(1)
    })

    it('say when all sizes of a picture are made, without becoming another version', async () => {
      const work = await ready()
      expect(work.pictures[0]?.ready).toBe(false)
      const hash = work.pictures[0]?.imageUrl.split('/')[2] ?? ''
      await backstage.kept.sizesMade(hash)
      const later = await own.artwork(work.id)
      expect([later.pictures[0]?.ready, later.version]).toEqual([true, work.version])
    })

    it('are listed, found, sorted and paged', async () => {
      await onShow({ ...dusk, title: 'Orchard', price: 20_00 })
      await own.create({ ...dusk, title: 'apple', price: 90_00, stock: 0 })
      await onShow({ ...dusk, title: 'Tide', price: 50_00, stock: 0 })
      await own.create({ ...dusk, title: 'Zinc', medium: 'Etching', price: 10_00, stock: 7 })
      expect(await titles()).toEqual(['Zinc', 'Tide', 'apple', 'Orchard'])
      expect(await titles({ sort: 'title' })).toEqual(['apple', 'Orchard', 'Tide', 'Zinc'])
      expect(await titles({ sort: 'price' })).toEqual(['apple', 'Tide', 'Orchard', 'Zinc'])
      expect((await titles({ sort: 'stock' })).slice(2)).toEqual(['Orchard', 'Zinc'])
      expect(await titles({ q: 'ETCH' })).toEqual(['Zinc'])
      expect(await titles({ q: '%' })).toEqual([])
      expect(await titles({ state: 'draft' })).toEqual(['Zinc', 'apple'])
      expect(await titles({ state: 'sold-out' })).toEqual(['Tide'])
      expect(await titles({ state: 'public' })).toEqual(['Orchard'])
      expect(await titles({ shown: true })).toEqual(['Tide', 'Orchard'])
      for (const sort of ownArtworkOrders) {
        const all = await titles({ sort })
        const first = await own.list({ sort, limit: 3 })
        const second = await own.list({ sort, limit: 3, cursor: first.next ?? '' })
        expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(all)
        expect([first.total, second.next]).toEqual([4, null])
      }
      await expect(own.list({ cursor: 'nonsense' })).rejects.toMatchObject({ refusal: 'unreadable' })
    })

    it('are nobody else’s, and ask visitors to sign in', async () => {
      const { id, version } = await ready()
      const stranger = ownOf(await backstage.givenArtist(true))
      for (const refused of [
        () => stranger.artwork(id),
        () => stranger.save(id, dusk, version),
        () => stranger.publish(id, version),
        () => stranger.duplicate(id),
        () => stranger.remove(id),
        () => stranger.putBack(id),
        () => stranger.addPicture(id, picture()),
        () => own.artwork('nonsense'),
        () => own.remove('00000000-0000-4000-8000-000000000000'),
      ])
        await expect(refused()).rejects.toMatchObject({ refusal: 'not-found' })
      expect((await stranger.list({})).items).toEqual([])
      await expect(ownOf(null).list({})).rejects.toMatchObject({ refusal: 'not-signed-in' })
      const shopper = ownOf(await backstage.givenUser())
      await expect(shopper.create(blankArtwork)).rejects.toMatchObject({ refusal: 'not-found' })
    })

    it('come in from another shop as drafts, once', async () => {
      const file = csv('Dune,45,2,https://shop.example/a.jpg', ',5,1,', 'Sea,20,1,')
      const unsaid = { category: '', medium: '', currency: null, leftOut: [] }
      expect(await own.previewImport(file)).toEqual([
        {
          line: 2,
          title: 'Dune',
          price: 45_00,
          stock: 2,
          imageUrls: ['https://shop.example/a.jpg'],
          ...unsaid,
          problems: [],
        },
        {
          line: 3,
          title: '',
          price: 5_00,
          stock: 1,
          imageUrls: [],
          ...unsaid,
          problems: ['A title is required'],
        },
        { line: 4, title: 'Sea', price: 20_00, stock: 1, imageUrls: [], ...unsaid, problems: [] },
      ])
      expect(await titles()).toEqual([])
      expect(await own.import(file)).toEqual({ came: 2, skipped: 1 })
      expect(await titles({ state: 'draft', sort: 'title' })).toEqual(['Dune', 'Sea'])
      expect(await own.import(file)).toEqual({ came: 0, skipped: 3 })
      const [dune] = (await own.list({ q: 'dune' })).items
      await own.remove(dune?.id ?? '')
      expect(await own.import(file)).toEqual({ came: 0, skipped: 3 })
      expect((await own.previewImport(file))[0]?.problems).toEqual(['This one is here already'])
      const other = ownOf(await backstage.givenArtist(true))
      const twice = await Promise.all([other.import(file), other.import(file)])
      expect(twice.reduce((sum, { came }) => sum + came, 0)).toBe(2)
      expect((await other.list({})).total).toBe(2)
    })

    it('leaves time for other artists: one who sends tables without end is told to wait', async () => {
      const file = csv('Dune,45,2,')
      for (let times = 0; times < 60; times += 1) await own.previewImport(file)
      await expect(own.import(file)).rejects.toMatchObject({ refusal: 'too-many-requests' })
      const other = ownOf(await backstage.givenArtist(true))
      await expect(other.previewImport(file)).resolves.toHaveLength(1)
    })

    it('come whole, pictures and all, and are on show at once', async () => {
      const { pictures: _none, ...form } = dusk
      const whole = wholeOf(userId)
      await expect(whole.create(form, [])).rejects.toMatchObject({
        fields: { pictures: 'At least one picture is required' },
      })
      const work = await whole.create(form, [
        { file: picture(), alt: 'The harbour' },
        { file: picture(), alt: 'A detail' },
      ])
      expect([work.state, work.images.map(({ alt }) => alt)]).toEqual(['public', ['The harbour', 'A detail']])
      const changed = await whole.update(work.id, {
        form: { title: 'Harbour at Dawn' },
        keep: [work.images[1]!.imageUrl],
        alt: ['Closer', 'From the sea'],
        added: [picture()],
        version: undefined,
      })
      expect([changed.title, changed.price, changed.images.map(({ alt }) => alt)]).toEqual([
        'Harbour at Dawn',
        640_50,
        ['Closer', 'From the sea'],
      ])
      const stale = { form: {}, keep: undefined, alt: [], added: [], version: 1 }
      await expect(whole.update(work.id, stale)).rejects.toMatchObject({ code: 'stale-version' })
      await expect(wholeOf(await backstage.givenArtist(true)).update(work.id, stale)).rejects.toMatchObject({
        refusal: 'not-found',
      })
    })

    it('leave no picture behind that nothing shows', async () => {
      const { unusedPictures, thrownAway } = backstage
      const day = 24 * 3_600_000
      const work = await ready()
      const kept = work.pictures[0]!.imageUrl.split('/')[2]!
      const { pictures, version } = await own.addPicture(work.id, picture())
      const dropped = pictures[1]!.imageUrl.split('/')[2]!
      await own.save(work.id, { ...formOf(work), pictures: [{ id: pictures[0]!.id, alt: 'x' }] }, version)
      now += day / 2
      await unusedPictures.forget()
      expect(thrownAway).not.toContain(dropped)
      now += day
      await unusedPictures.forget()
      expect(thrownAway).toContain(dropped)
      expect(thrownAway).not.toContain(kept)
    })
  })
}
