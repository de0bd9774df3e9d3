import { expect, it } from 'vitest'
import { dusk, formOf, type OwnArtworksFixture, picture } from './testing/own-artworks-fixture.ts'

/** Pictures of own works: their order and number, what is none, and what becomes of those that nothing shows. */
export function describeOwnArtworkPictures(at: OwnArtworksFixture): void {
  const { ready, onShow, pass } = at

  it('show their pictures in the order of the form, and drop what it leaves out', async () => {
    const { id } = await at.own.create(dusk)
    for (let each = 0; each < 4; each += 1) await at.own.addPicture(id, picture())
    const { pictures, version } = await at.own.artwork(id)
    const [a, b, c, d] = pictures.map((each) => ({ id: each.id, alt: `Words of ${each.id}` }))
    const saved = await at.own.save(id, { ...dusk, pictures: [d!, a!, c!] }, version)
    expect(saved.pictures.map(({ id: pictureId, alt }) => ({ id: pictureId, alt }))).toEqual([d, a, c])
    expect(saved.images.map(({ alt }) => alt)).toEqual([d!.alt, a!.alt, c!.alt])
    const other = await at.own.create(dusk)
    await expect(
      at.own.save(other.id, { ...dusk, pictures: [b!, a!] }, other.version),
    ).resolves.toMatchObject({ pictures: [] })
  })

  it('have a removed picture back at its place and with its words, also after all was saved without it', async () => {
    const { id } = await at.own.create(dusk)
    for (let each = 0; each < 3; each += 1) await at.own.addPicture(id, picture())
    const before = await at.own.artwork(id)
    const [a, b, c] = before.pictures.map((each) => ({ id: each.id, alt: `Words of ${each.id}` }))
    const without = await at.own.save(id, { ...dusk, pictures: [b!, c!] }, before.version)
    const later = await at.own.save(id, { ...dusk, title: 'Dusk', pictures: [b!] }, without.version)
    await at.backstage.kept.sizesMade(before.pictures[0]?.imageUrl.split('/')[2] ?? '')
    const back = await at.own.save(id, { ...dusk, pictures: [a!, b!, c!] }, later.version)
    expect(back.pictures.map(({ id: pictureId, alt }) => ({ id: pictureId, alt }))).toEqual([a, b, c])
    expect(back.pictures.map(({ imageUrl }) => imageUrl)).toEqual(
      before.pictures.map(({ imageUrl }) => imageUrl),
    )
    expect(back.pictures[0]?.ready).toBe(true)
    const again = await at.own.save(id, { ...dusk, pictures: [c!] }, back.version)
    expect(again.pictures).toHaveLength(1)
  })

  it('take twelve pictures and no more, also from two windows at once', async () => {
    const { id } = await at.own.create(dusk)
    for (let each = 0; each < 11; each += 1) await at.own.addPicture(id, picture())
    const last = await Promise.allSettled([
      at.own.addPicture(id, picture()),
      at.own.addPicture(id, picture()),
    ])
    expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(at.own.addPicture(id, picture())).rejects.toMatchObject({ code: 'too-many-pictures' })
  })

  it('take nothing in which a work could not be seen, and no picture twice', async () => {
    const { id } = await at.own.create(dusk)
    const bytes = (pixels: number) => String.fromCharCode(0, 0, pixels >> 8, pixels & 255)
    const png = (width: number, height: number) =>
      picture(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${bytes(width)}${bytes(height)}`)
    for (const [width, height, code] of [
      [32, 32, 'picture-too-small'],
      [9000, 60, 'picture-too-narrow'],
    ] as const)
      await expect(at.own.addPicture(id, png(width, height))).rejects.toMatchObject({
        refusal: 'rule-broken',
        code,
      })
    await at.own.addPicture(id, png(900, 700))
    await expect(at.own.addPicture(id, png(900, 700))).rejects.toMatchObject({
      code: 'picture-doubled',
      fields: { images: 'This picture is here already. Please choose another one.' },
    })
    expect((await at.own.artwork(id)).pictures).toHaveLength(1)
  })

  it('on show hang a picture when it has words of its own', async () => {
    const work = await onShow()
    const added = await at.own.addPicture(work.id, picture())
    expect(added.pictures.map(({ alt }) => alt)).toEqual([work.pictures[0]?.alt, ''])
    expect(added.images.map(({ alt }) => alt)).toEqual([work.pictures[0]?.alt])
    const saved = await at.own.save(
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
    const { id } = await at.own.create(dusk)
    await expect(at.own.addPicture(id, picture('Just words'))).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'picture-unknown',
    })
    const shares: number[] = []
    await at.own.addPicture(id, picture(), (share) => shares.push(share))
    expect(shares.at(-1)).toBe(1)
  })

  it('say when all sizes of a picture are made, without becoming another version', async () => {
    const work = await ready()
    expect(work.pictures[0]?.ready).toBe(false)
    const hash = work.pictures[0]?.imageUrl.split('/')[2] ?? ''
    await at.backstage.kept.sizesMade(hash)
    const later = await at.own.artwork(work.id)
    expect([later.pictures[0]?.ready, later.version]).toEqual([true, work.version])
  })

  it('leave no picture behind that nothing shows and nobody can have back', async () => {
    const { unusedPictures, thrownAway } = at.backstage
    const day = 24 * 3_600_000
    const work = await ready()
    const kept = work.pictures[0]!.imageUrl.split('/')[2]!
    const { pictures, version } = await at.own.addPicture(work.id, picture())
    const dropped = pictures[1]!.imageUrl.split('/')[2]!
    await at.own.save(work.id, { ...formOf(work), pictures: [{ id: pictures[0]!.id, alt: 'x' }] }, version)
    pass(day / 2)
    await unusedPictures.forget()
    expect(thrownAway).not.toContain(dropped)
    // It can come back for a day.
    pass(day)
    await unusedPictures.forget()
    expect(thrownAway).not.toContain(dropped)
    pass(day)
    await unusedPictures.forget()
    expect(thrownAway).toContain(dropped)
    expect(thrownAway).not.toContain(kept)
  })
}
