import { expect, it } from 'vitest'
import { csv, dusk, type OwnArtworksFixture, picture } from './testing/own-artworks-fixture.ts'

/** Own works that come in many at once from another shop, or one whole by a program. */
export function describeOwnArtworkImports(at: OwnArtworksFixture): void {
  const { ownOf, wholeOf, titles } = at

  it('come in from another shop as drafts, once', async () => {
    const file = csv('Dune,45,2,https://shop.example/a.jpg', ',5,1,', 'Sea,20,1,')
    const unsaid = { category: '', medium: '', currency: null, leftOut: [] }
    expect(await at.own.previewImport(file)).toEqual([
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
    expect(await at.own.import(file)).toEqual({ came: 2, skipped: 1 })
    expect(await titles({ state: 'draft', sort: 'title' })).toEqual(['Dune', 'Sea'])
    expect(await at.own.import(file)).toEqual({ came: 0, skipped: 3 })
    const [dune] = (await at.own.list({ q: 'dune' })).items
    await at.own.remove(dune?.id ?? '')
    expect(await at.own.import(file)).toEqual({ came: 0, skipped: 3 })
    expect((await at.own.previewImport(file))[0]?.problems).toEqual(['This one is here already'])
    const other = ownOf(await at.backstage.givenArtist(true))
    const twice = await Promise.all([other.import(file), other.import(file)])
    expect(twice.reduce((sum, { came }) => sum + came, 0)).toBe(2)
    expect((await other.list({})).total).toBe(2)
  })

  it('leaves time for other artists: one who sends tables without end is told to wait', async () => {
    const file = csv('Dune,45,2,')
    for (let times = 0; times < 60; times += 1) await at.own.previewImport(file)
    await expect(at.own.import(file)).rejects.toMatchObject({ refusal: 'too-many-requests' })
    const other = ownOf(await at.backstage.givenArtist(true))
    await expect(other.previewImport(file)).resolves.toHaveLength(1)
  })

  it('come whole, pictures and all, and are on show at once', async () => {
    const { pictures: _none, ...form } = dusk
    const whole = wholeOf(at.userId)
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
    await expect(wholeOf(await at.backstage.givenArtist(true)).update(work.id, stale)).rejects.toMatchObject({
      refusal: 'not-found',
    })
  })
}
