import { describe, expect, it } from 'vitest'
import { checklistOf, missingFrom } from './checklist.ts'

const profile = { preferredMedium: 'Bronze', bio: 'Casts bells.' }

describe('what an artist gets ready', () => {
  it('is complete with a profile, a picture and three works', () => {
    expect(missingFrom(checklistOf(profile, true, 3))).toEqual([])
    expect(missingFrom(checklistOf(profile, true, 9))).toEqual([])
  })

  it('says what is still missing', () => {
    expect(missingFrom(checklistOf({ preferredMedium: '', bio: '' }, false, 0))).toEqual([
      'your preferred medium and a few words about yourself',
      'a picture of you',
      '3 more works',
    ])
    expect(missingFrom(checklistOf(profile, true, 2))).toEqual(['one more work'])
  })

  it('takes blanks for nothing', () => {
    expect(checklistOf({ preferredMedium: ' \u2800', bio: 'Casts bells.' }, true, 3).profile).toBe(false)
  })
})

it('a profile without a word about oneself is none', () => {
  expect(checklistOf({ preferredMedium: 'Bronze', bio: '\u200B ' }, true, 3).profile).toBe(false)
})
