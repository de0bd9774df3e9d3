import { expect, it } from 'vitest'
import { formFrom } from '#domain/catalogue/artwork-details.ts'
import { blankArtwork } from '#domain/catalogue/artwork-fields.ts'
import { artworkWithEveryField } from '#domain/catalogue/testing/artwork-with-every-field.ts'
import { dusk, formOf, type OwnArtworksFixture, picture } from './testing/own-artworks-fixture.ts'

/** From a draft to the wall: how own works are written, published, hidden, removed and doubled. */
export function describeOwnArtworkWriting(at: OwnArtworksFixture): void {
  const { ownOf, onShow, titles } = at

  it('begin as drafts that may lack everything, and that nobody else sees', async () => {
    const draft = await at.own.create(blankArtwork)
    expect(draft).toMatchObject({ state: 'draft', title: '', category: 'other', price: 0, version: 1 })
    expect(await at.own.artwork(draft.id)).toEqual(draft)
    expect(await at.backstage.isPublic(draft.id)).toBe(false)
  })

  it('are saved as they are told, with what their artist receives', async () => {
    const { id } = await at.own.create(blankArtwork)
    const saved = await at.own.save(id, dusk, 1)
    expect(saved).toMatchObject({
      title: 'Harbour at Dusk',
      category: 'paintings',
      price: 640_50,
      artistReceives: 544_43,
      dimensions: { widthCm: 60, heightCm: 45.5, depthCm: null },
      version: 2,
    })
    expect(await at.own.artwork(id)).toEqual(saved)
  })

  it('keep every field that is told', async () => {
    const whole = artworkWithEveryField()
    const { id } = await at.own.create({ ...whole, pictures: [] })
    const kept = await at.own.artwork(id)
    expect(formFrom(kept)).toEqual(whole)
    const copy = await at.own.duplicate(id)
    expect(formFrom(copy)).toEqual(whole)
  })

  it('keep nothing that no work can have', async () => {
    const wrong = { ...dusk, price: -1, stock: 1.5, year: 12, widthCm: 0, title: 'x'.repeat(201) }
    await expect(at.own.create(wrong)).rejects.toMatchObject({
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
    const { id } = await at.own.create(dusk)
    await at.own.save(id, { ...dusk, title: 'First' }, 1)
    await expect(at.own.save(id, { ...dusk, title: 'Second' }, 1)).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'stale-version',
    })
    expect((await at.own.artwork(id)).title).toBe('First')
    const work = await onShow()
    for (const act of ['withdraw', 'publish'] as const)
      await expect(at.own[act](work.id, work.version - 1)).rejects.toMatchObject({ code: 'stale-version' })
  })

  it('are all hidden at once, and come back by themselves', async () => {
    const { id: draft } = await at.own.create(dusk)
    const shown = [(await onShow()).id, (await onShow()).id]
    expect(await ownOf(await at.backstage.givenArtist(true)).withdrawAll()).toEqual([])
    for (const id of shown) expect(await at.backstage.isPublic(id)).toBe(true)
    const hidden = await at.own.withdrawAll()
    expect(hidden.map(({ id }) => id).toSorted()).toEqual(shown.toSorted())
    for (const { id, version } of hidden) {
      expect(await at.own.artwork(id)).toMatchObject({ state: 'draft', version })
      expect(await at.backstage.isPublic(id)).toBe(false)
    }
    expect(await at.own.withdrawAll()).toEqual([])
    for (const { id, version } of hidden) await at.own.publish(id, version)
    for (const id of shown) expect(await at.backstage.isPublic(id)).toBe(true)
    expect((await at.own.artwork(draft)).state).toBe('draft')
  })

  it('lose no change where two save at once', async () => {
    const { id } = await at.own.create(dusk)
    const outcomes = await Promise.allSettled(
      ['one', 'two', 'three'].map((title) => at.own.save(id, { ...dusk, title }, 1)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('give no sold piece back to a form that was opened before', async () => {
    const work = await onShow()
    await at.backstage.sell(work.id)
    await expect(at.own.save(work.id, formOf(work), work.version)).rejects.toMatchObject({
      code: 'stale-version',
    })
    expect((await at.own.artwork(work.id)).stock).toBe(1)
  })

  it('are published as soon as nothing is missing', async () => {
    const { id } = await at.own.create(blankArtwork)
    await expect(at.own.publish(id, 1)).rejects.toMatchObject({
      refusal: 'rule-broken',
      fields: {
        title: 'A title is required',
        description: 'A description is required',
        category: 'Please choose a category',
        price: 'The price must be more than $0',
        pictures: 'At least one picture is required',
      },
    })
    const wordless = await at.own.addPicture(id, picture())
    const saved = await at.own.save(
      id,
      { ...dusk, pictures: wordless.pictures.map((each) => ({ id: each.id, alt: ' ' })) },
      wordless.version,
    )
    await expect(at.own.publish(id, saved.version)).rejects.toMatchObject({
      fields: { alt: 'Every picture needs a few words that say what it shows' },
    })
    const work = await onShow()
    expect([work.state, await at.backstage.isPublic(work.id)]).toEqual(['public', true])
  })

  it('of a pending artist are seen by nobody else, published or not', async () => {
    at.own = ownOf(await at.backstage.givenArtist(false))
    const work = await onShow()
    expect([work.state, await at.backstage.isPublic(work.id)]).toEqual(['public', false])
    expect(await titles({ shown: true })).toEqual([])
  })

  it('tell how often they were looked at and bought', async () => {
    const work = await onShow()
    expect(work).toMatchObject({ sold: 0, views: 0 })
    await at.backstage.look(work.id)
    await at.backstage.sell(work.id)
    expect(await at.own.artwork(work.id)).toMatchObject({ sold: 1, views: 1, stock: work.stock - 1 })
    expect((await at.own.list({})).items).toMatchObject([{ sold: 1, views: 1 }])
  })

  it('stay fit to be shown while they are on show', async () => {
    const work = await onShow()
    await expect(at.own.save(work.id, { ...formOf(work), price: null }, work.version)).rejects.toMatchObject({
      fields: { price: 'The price must be more than $0' },
    })
    const soldOut = await at.own.save(work.id, { ...formOf(work), stock: 0 }, work.version)
    expect(soldOut.state).toBe('sold-out')
    const draft = await at.own.withdraw(work.id, soldOut.version)
    expect([draft.state, await at.backstage.isPublic(work.id)]).toEqual(['draft', false])
  })

  it('that an admin has hidden can be mended, but not published', async () => {
    const work = await onShow()
    await at.backstage.hideByAdmin(work.id, 'Not by your own hand')
    const hidden = await at.own.artwork(work.id)
    expect(hidden).toMatchObject({ state: 'hidden', hiddenBecause: 'Not by your own hand' })
    for (const act of ['publish', 'withdraw'] as const)
      await expect(at.own[act](work.id, hidden.version)).rejects.toMatchObject({
        refusal: 'conflict',
        code: 'artwork-hidden',
      })
    await expect(
      at.own.save(work.id, { ...formOf(hidden), title: '' }, hidden.version),
    ).rejects.toMatchObject({
      fields: { title: 'A title is required' },
    })
    const mended = await at.own.save(work.id, { ...formOf(hidden), title: 'By my own hand' }, hidden.version)
    expect(mended).toMatchObject({ state: 'hidden', title: 'By my own hand' })
    await at.own.remove(work.id)
    expect(await at.own.putBack(work.id)).toMatchObject({ state: 'hidden' })
    expect(await at.backstage.isPublic(work.id)).toBe(false)
  })

  it('are removed, and put back as they were', async () => {
    const work = await onShow()
    await at.own.remove(work.id)
    await at.own.remove(work.id)
    expect([await titles(), await at.backstage.isPublic(work.id)]).toEqual([[], false])
    for (const refused of [
      () => at.own.artwork(work.id),
      () => at.own.publish(work.id, 5),
      () => at.own.duplicate(work.id),
    ])
      await expect(refused()).rejects.toMatchObject({
        code: 'artwork-not-found',
        message: 'This artwork is not here.',
      })
    expect(await at.own.putBack(work.id)).toMatchObject({ state: 'public', title: work.title })
    expect(await at.backstage.isPublic(work.id)).toBe(true)
  })

  it('are doubled with everything but what was sold', async () => {
    const work = await onShow()
    const copy = await at.own.duplicate(work.id)
    expect(copy).toMatchObject({ title: work.title, price: work.price, state: 'draft', version: 1 })
    expect(copy.pictures.map(({ imageUrl, alt }) => [imageUrl, alt])).toEqual(
      work.pictures.map(({ imageUrl, alt }) => [imageUrl, alt]),
    )
    expect([copy.id, copy.pictures[0]?.id]).not.toContain(work.pictures[0]?.id)
    await at.own.save(copy.id, { ...formOf(copy), pictures: [] }, copy.version)
    expect((await at.own.artwork(work.id)).pictures).toHaveLength(1)
  })
}
