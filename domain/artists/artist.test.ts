import { describe, expect, it } from 'vitest'
import { Artist } from './artist.ts'
import { latestFirst } from './exhibition.ts'

const amina = () => new Artist('amina', 'Amina Njoroge', new Date(0))

const at = (year: number, title: string) => ({ title, venue: 'Nairobi', year })

describe('an artist', () => {
  it('waits for approval first', () => {
    expect(amina().approval).toBe('pending')
  })

  it('is approved once', () => {
    const artist = amina()
    artist.approve()
    expect(artist.approval).toBe('approved')
    expect(() => artist.approve()).toThrow('Amina Njoroge is already approved')
    expect(() => artist.reject('Too late')).toThrow('Amina Njoroge is already approved')
  })

  it('is told why not, and may ask again', () => {
    const artist = amina()
    artist.reject('  Please add a picture ')
    expect([artist.approval, artist.rejection]).toEqual(['rejected', 'Please add a picture'])
    artist.ask(new Date(5))
    expect([artist.approval, artist.rejection, artist.askedAt]).toEqual(['pending', null, new Date(5)])
  })

  it('is not rejected without a reason', () => {
    const artist = amina()
    expect(() => artist.reject(' ')).toThrow('A reason is required')
    expect(artist.approval).toBe('pending')
  })

  it('waits since the first time of asking, until the answer', () => {
    const artist = amina()
    artist.ask(new Date(5))
    artist.ask(new Date(9))
    expect(artist.askedAt).toEqual(new Date(5))
    artist.approve()
    expect(artist.askedAt).toBeNull()
    expect(() => artist.ask(new Date(9))).toThrow('Amina Njoroge is already approved')
  })
})

describe('exhibitions', () => {
  it('are listed with the latest first', () => {
    expect(latestFirst([at(2020, 'a'), at(2024, 'b'), at(2020, 'c')]).map(({ title }) => title)).toEqual([
      'b',
      'a',
      'c',
    ])
  })
})
