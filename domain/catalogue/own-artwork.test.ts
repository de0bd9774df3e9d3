import { describe, expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import { blankArtwork } from './artwork-fields.ts'
import { OwnArtwork, type WorkPicture } from './own-artwork.ts'

const picture = (id: string, alt = ''): WorkPicture => ({
  id,
  hash: id,
  width: 800,
  height: 600,
  alt,
  colour: null,
  ground: '#dddddd',
  ready: true,
})

const now = new Date('2026-11-27')

const bowl = (): OwnArtwork => {
  const work = new OwnArtwork('bowl', 'amina', new Date(0))
  work.addPicture(picture('front', 'A blue bowl'))
  work.change(
    {
      ...blankArtwork,
      title: 'Tide Bowl',
      description: 'Stoneware.',
      category: 'sculpture',
      price: 12_000,
      pictures: [{ id: 'front', alt: 'A blue bowl' }],
    },
    now,
  )
  return work
}

const words = ({ pictures }: OwnArtwork) => pictures.map(({ id, alt }) => `${id}: ${alt}`)

describe('a picture that is removed', () => {
  const day = 86_400_000
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  const form = (work: OwnArtwork, ...ids: string[]) => ({
    ...work.form(),
    pictures: ids.map((id) => ({ id, alt: `The ${id}` })),
  })
  function withTwo(): OwnArtwork {
    const work = bowl()
    work.addPicture(picture('back', 'Its back'))
    return work
  }

  it('comes back where a form names it within a day, at the place and with the words that it gives', () => {
    const work = withTwo()
    work.change(form(work, 'back'), now)
    expect(words(work)).toEqual(['back: The back'])
    expect(work.removedPictures.map(({ id, alt, removedAt }) => [id, alt, removedAt])).toEqual([
      ['front', 'A blue bowl', now],
    ])
    work.change(form(work, 'front', 'back'), later(day - 1))
    expect(words(work)).toEqual(['front: The front', 'back: The back'])
    expect(work.pictures[0]).toEqual(picture('front', 'The front'))
    expect(work.removedPictures).toEqual([])
  })

  it('does not come back later, nor beside the same picture that was sent again', () => {
    const work = withTwo()
    work.change(form(work, 'back'), now)
    work.change(form(work, 'front', 'back'), later(day))
    expect(words(work)).toEqual(['back: The back'])
    work.addPicture({ ...picture('again', 'A blue bowl'), hash: 'front' })
    work.change(form(work, 'front', 'back', 'again'), later(1))
    expect(words(work)).toEqual(['back: The back', 'again: The again'])
    work.change(form(work, 'front', 'back'), later(2))
    expect(words(work)).toEqual(['front: The front', 'back: The back'])
  })

  it('leaves no work on show without a picture, where it alone is named and does not come back', () => {
    const work = withTwo()
    work.change(form(work, 'front', 'back'), now)
    work.publish(now)
    work.change(form(work, 'back'), now)
    const refused = refusalOf(() => work.change(form(work, 'front'), later(day)))
    expect(refused?.fields).toHaveProperty('pictures')
    expect(words(work)).toEqual(['back: The back'])
  })

  it('is of no other work, and not of a copy', () => {
    const work = withTwo()
    work.change(form(work, 'back'), now)
    const other = bowl()
    other.change(form(other, 'front', 'back'), now)
    expect(words(other)).toEqual(['front: The front'])
    expect(work.duplicate('copy', now, () => 'new').removedPictures).toEqual([])
  })
})

describe('a picture that is added', () => {
  it('waits for its words in a draft, and behind those that hang', () => {
    const work = bowl()
    work.addPicture(picture('back'))
    expect(words(work)).toEqual(['front: A blue bowl', 'back: '])
    const shown = bowl()
    shown.publish(now)
    shown.addPicture(picture('side', 'Its side'))
    shown.addPicture(picture('back', ' '), new Set(['front']))
    expect(words(shown)).toEqual(['front: A blue bowl', 'side: Its side', 'back: '])
  })

  it('has no words where those are the title of its work', () => {
    const shown = bowl()
    shown.publish(now)
    shown.addPicture(picture('side', ' Its side '))
    shown.addPicture(picture('back', ' tide bowl. '), new Set(['front']))
    expect(words(shown)).toEqual(['front: A blue bowl', 'side: Its side', 'back: '])
  })

  it('is refused where it is here already', () => {
    const work = bowl()
    const again = { ...picture('again', 'A blue bowl'), hash: 'front' }
    expect(() => work.addPicture(again)).toThrow('This picture is here already.')
    expect(() => work.change({ ...work.form(), pictures: [...work.pictures, again] }, now, [again])).toThrow(
      'This picture is here already.',
    )
    expect(words(work)).toEqual(['front: A blue bowl'])
  })

  it('may be one that is taken away by the same change', () => {
    const work = bowl()
    const again = { ...picture('again', 'A blue bowl'), hash: 'front' }
    work.change({ ...work.form(), pictures: [again] }, now, [again])
    expect(words(work)).toEqual(['again: A blue bowl'])
  })

  it('is all that is looked at for being here already: what was twice before may be changed', () => {
    const work = bowl()
    work.pictures = [...work.pictures, { ...picture('again', 'A blue bowl'), hash: 'front' }]
    work.change({ ...work.form(), title: 'Tide Bowl II' }, now)
    expect(words(work)).toEqual(['front: A blue bowl', 'again: A blue bowl'])
  })

  it('takes its place before those that it comes before', () => {
    const work = bowl()
    work.addPicture(picture('cover', 'A box'), new Set(['front', 'back']))
    expect(words(work)).toEqual(['cover: A box', 'front: A blue bowl'])
  })
})

it('what an admin has hidden stays fit to be restored', () => {
  const work = bowl()
  work.publish(now)
  work.standing = { ...work.standing, visibility: 'hidden', hiddenBecause: 'A copy' }
  const form = { ...work.form(), pictures: work.pictures }
  expect(() => work.change({ ...form, title: ' ' }, now)).toThrow('A title is required')
  work.change({ ...form, title: 'Tide Bowl II' }, now)
  expect(work.details.title).toBe('Tide Bowl II')
})

it('a new one is a draft with nothing in it', () => {
  const fresh = new OwnArtwork('bowl', 'amina', new Date(0))
  expect(fresh.standing).toEqual({ visibility: 'draft', hiddenBecause: null, removedFrom: null })
  expect(fresh).toMatchObject({ visibility: 'draft', pictures: [], version: 1, sourceId: null })
})

it('goes on show, comes back, is removed and put back', () => {
  const work = bowl()
  work.publish(now)
  expect(work.visibility).toBe('public')
  work.remove()
  expect(work.standing).toMatchObject({ visibility: 'hidden', removedFrom: 'public' })
  work.putBack()
  expect(work.visibility).toBe('public')
  work.withdraw()
  expect(work.visibility).toBe('draft')
})

it('a draft may lack what shoppers need, and nothing that cannot be kept', () => {
  const work = bowl()
  work.change({ ...work.form(), title: '', pictures: work.pictures }, now)
  expect(work.details.title).toBe('')
  work.change({ ...work.form(), price: 0 }, now)
  expect(work.details.price).toBe(0)
  const refusal = refusalOf(() => work.change({ ...work.form(), price: -1 }, now))
  expect(refusal).toMatchObject({ refusal: 'rule-broken', code: 'artwork-incomplete' })
  expect(refusal?.fields).toEqual({ price: 'The price must be more than $0' })
})

it('keeps of its pictures those that the form names, each once, in its order, their words trimmed', () => {
  const work = bowl()
  work.addPicture(picture('back', 'Its back'))
  const named = [
    { id: 'back', alt: ' From behind ' },
    { id: 'front', alt: 'A' },
    { id: 'back', alt: 'Again' },
    { id: 'gone', alt: '' },
  ]
  work.change({ ...work.form(), pictures: named }, now)
  expect(words(work)).toEqual(['back: From behind', 'front: A'])
})

it('holds twelve pictures, and no thirteenth', () => {
  const work = new OwnArtwork('bowl', 'amina', new Date(0))
  for (let at = 0; at < 12; at += 1) work.addPicture(picture(`${at}`, 'A bowl'))
  expect(refusalOf(() => work.addPicture(picture('one more')))).toMatchObject({
    refusal: 'rule-broken',
    code: 'too-many-pictures',
    message: 'At most 12 pictures, please',
    fields: { images: 'At most 12 pictures, please' },
  })
  expect(work.pictures.length).toBe(12)
})

it('a picture with its words takes its place on what is on show, and one without in a draft', () => {
  const shown = bowl()
  shown.publish(now)
  shown.addPicture(picture('cover', 'A box'), new Set(['front']))
  expect(words(shown)).toEqual(['cover: A box', 'front: A blue bowl'])
  const draft = bowl()
  draft.addPicture(picture('cover'), new Set(['front']))
  expect(words(draft)).toEqual(['cover: ', 'front: A blue bowl'])
})

it('once more it is a draft of its own, with pictures of its own', () => {
  const work = bowl()
  work.publish(now)
  let made = 0
  const copy = work.duplicate('bowl 2', new Date(9), () => `picture ${(made += 1)}`)
  expect(copy).toMatchObject({ id: 'bowl 2', artistId: 'amina', createdAt: new Date(9), visibility: 'draft' })
  expect(copy.details).toEqual(work.details)
  expect(words(copy)).toEqual(['picture 1: A blue bowl'])
  expect(words(work)).toEqual(['front: A blue bowl'])
})

it('is changed by nobody who has not seen its last version', () => {
  const work = bowl()
  expect(refusalOf(() => work.expectVersion(1))).toBeNull()
  expect(refusalOf(() => work.expectVersion(2))).toMatchObject({
    refusal: 'conflict',
    code: 'stale-version',
    message: 'This artwork was changed elsewhere meanwhile: in another window, or because a piece was sold.',
  })
})
