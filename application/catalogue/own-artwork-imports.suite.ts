import { expect, it } from 'vitest'
import { csv, dusk, type OwnArtworksFixture, picture, table } from './testing/own-artworks-fixture.ts'

/** Own works that come in many at once from another shop, or one whole by a program. */
export function describeOwnArtworkImports(at: OwnArtworksFixture): void {
  const { ownOf, wholeOf, titles } = at

  it('come in from another shop as drafts, once', async () => {
    const file = csv('Dune,45,2,https://shop.example/a.jpg', ',0.005,1.5,', 'Sea,20,1,')
    const unsaid = { category: '', medium: '', currency: null, leftOut: [] }
    expect(await at.own.previewImport(file)).toEqual([
      {
        line: 2,
        title: 'Dune',
        price: 45_00,
        stock: 2,
        written: { price: '45', stock: '2' },
        imageUrls: ['https://shop.example/a.jpg'],
        ...unsaid,
        problems: [],
      },
      {
        line: 3,
        title: '',
        price: null,
        stock: null,
        written: { price: '0.005', stock: '1.5' },
        imageUrls: [],
        ...unsaid,
        problems: [
          'A title is required',
          'price: At most two decimals, please',
          'stock: The stock must be a whole number, 0 to 100,000',
        ],
      },
      {
        line: 4,
        title: 'Sea',
        price: 20_00,
        stock: 1,
        written: { price: '20', stock: '1' },
        imageUrls: [],
        ...unsaid,
        problems: [],
      },
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

  it('are made by now: a line that says otherwise stays out, and no other', async () => {
    const file = table('title,price,year', 'Dune,45,2027', 'Sea,20,2026', 'Fog,20,')
    const problem = 'year: A year with four digits, please: 1000 to this year'
    expect((await at.own.previewImport(file)).map(({ problems }) => problems)).toEqual([[problem], [], []])
    expect(await at.own.import(file)).toEqual({ came: 2, skipped: 1 })
    expect(await titles({ sort: 'title' })).toEqual(['Fog', 'Sea'])
    await expect(at.own.create({ ...dusk, year: 2027 })).rejects.toMatchObject({
      fields: { year: 'A year with four digits, please: 1000 to this year' },
    })
  })

  it('take no table at a rate that is none', async () => {
    const rate = { currency: 'EUR', dollars: 0 }
    const refused = { code: 'rate-refused', fields: { dollars: expect.any(String) } }
    await expect(at.own.previewImport(csv('Dune,45,2,'), rate)).rejects.toMatchObject(refused)
    await expect(at.own.import(csv('Dune,45,2,'), rate)).rejects.toMatchObject(refused)
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

  it('changed as a whole keep the pictures and words that are not spoken of', async () => {
    const whole = wholeOf(at.userId)
    const { pictures: _none, ...form } = dusk
    const { id, images } = await whole.create(form, [
      { file: picture(), alt: 'The harbour' },
      { file: picture(), alt: 'A detail' },
    ])
    const unsaid = { form: {}, keep: undefined, alt: [], added: [], version: undefined }
    const altsAfter = async (change: Partial<Parameters<typeof whole.update>[1]>) =>
      (await whole.update(id, { ...unsaid, ...change })).pictures.map(({ alt }) => alt)
    expect(await altsAfter({})).toEqual(['The harbour', 'A detail'])
    expect(await altsAfter({ alt: ['The sea'] })).toEqual(['The sea', 'A detail'])
    expect(await altsAfter({ added: [picture()], alt: ['New'] })).toEqual(['The sea', 'A detail', 'New'])
    await expect(altsAfter({ added: [picture()] })).rejects.toMatchObject({
      fields: { alt: 'Every picture needs a few words that say what it shows' },
    })
    expect(await altsAfter({ keep: [images[1]!.imageUrl] })).toEqual(['A detail'])
    const { pictures } = await at.own.artwork(id)
    const two = { keep: [pictures[0]!.id], added: [picture(), picture()], alt: ['One', 'Two', 'Three'] }
    expect(await altsAfter(two)).toEqual(['One', 'Two', 'Three'])
  })

  it('stay one of a kind until there are several, unless told', async () => {
    const whole = wholeOf(at.userId)
    const { pictures: _none, ...form } = dusk
    const { id } = await whole.create({ ...form, unique: true, stock: 1 }, [
      { file: picture(), alt: 'The sea' },
    ])
    const after = async (change: { readonly unique?: boolean; readonly stock?: number }) =>
      (await whole.update(id, { form: change, keep: undefined, alt: [], added: [], version: undefined }))
        .unique
    expect(await after({})).toBe(true)
    expect(await after({ unique: false })).toBe(false)
    expect(await after({})).toBe(false)
    expect(await after({ unique: true })).toBe(true)
    expect(await after({ stock: 3 })).toBe(false)
  })
}
