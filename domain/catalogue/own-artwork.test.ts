import { describe, expect, it } from 'vitest'
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

const bowl = (): OwnArtwork => {
  const work = new OwnArtwork('bowl', 'amina', new Date(0))
  work.addPicture(picture('front', 'A blue bowl'))
  work.change({
    ...blankArtwork,
    title: 'Tide Bowl',
    description: 'Stoneware.',
    category: 'sculpture',
    price: 12_000,
    pictures: [{ id: 'front', alt: 'A blue bowl' }],
  })
  return work
}

const words = ({ pictures }: OwnArtwork) => pictures.map(({ id, alt }) => `${id}: ${alt}`)

describe('a picture that is added', () => {
  it('waits for its words in a draft, and behind those that hang', () => {
    const work = bowl()
    work.addPicture(picture('back'))
    expect(words(work)).toEqual(['front: A blue bowl', 'back: '])
    const shown = bowl()
    shown.publish()
    shown.addPicture(picture('back', ' '), new Set(['front']))
    expect(words(shown)).toEqual(['front: A blue bowl', 'back: '])
  })

  it('is refused where it is here already', () => {
    const work = bowl()
    const again = { ...picture('again', 'A blue bowl'), hash: 'front' }
    expect(() => work.addPicture(again)).toThrow('This picture is here already.')
    expect(() => work.change({ ...work.form(), pictures: [...work.pictures, again] }, [again])).toThrow(
      'This picture is here already.',
    )
    expect(words(work)).toEqual(['front: A blue bowl'])
  })

  it('takes its place before those that it comes before', () => {
    const work = bowl()
    work.addPicture(picture('cover', 'A box'), new Set(['front', 'back']))
    expect(words(work)).toEqual(['cover: A box', 'front: A blue bowl'])
  })
})

it('what an admin has hidden stays fit to be restored', () => {
  const work = bowl()
  work.publish()
  work.standing = { ...work.standing, visibility: 'hidden', hiddenBecause: 'A copy' }
  const form = { ...work.form(), pictures: work.pictures }
  expect(() => work.change({ ...form, title: ' ' })).toThrow('A title is required')
  work.change({ ...form, title: 'Tide Bowl II' })
  expect(work.details.title).toBe('Tide Bowl II')
})
