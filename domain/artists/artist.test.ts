import { describe, expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import { Artist, formerArtist } from './artist.ts'
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

const withDecision = { approved: (artist: Artist) => artist.approve(), pending: () => undefined }

describe('an artist who is withheld', () => {
  it.each(['approved', 'pending'] as const)('was %s before, and is so again', (decision) => {
    const artist = amina()
    withDecision[decision](artist)
    expect(artist.withhold()).toBe(true)
    expect(artist).toMatchObject({ approval: 'withheld', approvalBefore: decision, decision })
    expect(artist.giveBack()).toBe(true)
    expect(artist).toMatchObject({ approval: decision, approvalBefore: null, decision })
  })

  it('stays what they were before, however often they are withheld', () => {
    const artist = amina()
    artist.approve()
    artist.withhold()
    expect(artist.withhold()).toBe(false)
    expect(artist.decision).toBe('approved')
  })

  it('keeps why an admin said no, and since when they wait', () => {
    const [rejected, waiting] = [amina(), amina()]
    rejected.reject('Please add a picture')
    waiting.ask(new Date(5))
    for (const artist of [rejected, waiting]) {
      artist.withhold()
      artist.giveBack()
    }
    expect([rejected.approval, rejected.rejection]).toEqual(['rejected', 'Please add a picture'])
    expect([waiting.approval, waiting.askedAt]).toEqual(['pending', new Date(5)])
  })

  it('is not decided about, and cannot ask', () => {
    const artist = amina()
    artist.withhold()
    for (const act of [() => artist.approve(), () => artist.reject('No'), () => artist.ask(new Date(5))])
      expect(act).toThrow('Amina Njoroge is already withheld')
    expect([artist.approval, artist.decision, artist.askedAt]).toEqual(['withheld', 'pending', null])
  })

  it('may begin anew, and has to ask then', () => {
    const [approved, rejected] = [amina(), amina()]
    approved.approve()
    rejected.reject('Please add a picture')
    for (const artist of [approved, rejected]) {
      artist.withhold()
      artist.beginAnew()
      expect(artist).toMatchObject({ approval: 'pending', approvalBefore: null, rejection: null })
      expect(artist.askedAt).toBeNull()
    }
  })
})

describe('an artist who is not withheld', () => {
  it('has nothing to be given back, and nothing to begin anew', () => {
    const artist = amina()
    artist.reject('Please add a picture')
    expect(artist.giveBack()).toBe(false)
    artist.beginAnew()
    expect([artist.approval, artist.rejection]).toEqual(['rejected', 'Please add a picture'])
  })

  it('has another name only where it is another', () => {
    const artist = amina()
    expect(artist.rename('Amina Njoroge')).toBe(false)
    expect(artist.rename('Amina N.')).toBe(true)
    expect(artist.name).toBe('Amina N.')
  })
})

describe('an artist who leaves', () => {
  it.each([
    ['in peace', () => undefined],
    ['while they are withheld', (artist: Artist) => artist.withhold()],
    ['while they wait', (artist: Artist) => artist.ask(new Date(5))],
    ['with a no', (artist: Artist) => artist.reject('Please add a picture')],
  ])('%s is forgotten, and no longer shown', (_, before) => {
    const artist = amina()
    artist.profile = { ...artist.profile, bio: 'Paints tides.', country: 'KE' }
    artist.picture = { hash: 'a', width: 800, height: 600 }
    before(artist)
    artist.leave()
    expect(artist).toMatchObject({
      id: 'amina',
      name: formerArtist,
      memberSince: new Date(0),
      profile: { preferredMedium: '', bio: '', country: null, exhibitions: [] },
      picture: null,
      approval: 'rejected',
      approvalBefore: null,
      rejection: null,
      askedAt: null,
    })
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

it('an artist who is decided about is decided about no more, by a code', () => {
  const artist = amina()
  artist.approve()
  for (const act of [() => artist.approve(), () => artist.reject('No'), () => artist.ask(new Date(1))])
    expect(refusalOf(act)).toMatchObject({
      refusal: 'conflict',
      code: 'artist-already-decided',
      message: 'Amina Njoroge is already approved',
    })
})
