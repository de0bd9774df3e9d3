import { expect, test } from 'vitest'
import { mergedProfile, profileDraft } from './profile-draft.ts'

test('a profile that was changed in two windows keeps what only one of them has changed', () => {
  const base = { ...profileDraft(null, 'KE'), bio: 'Paints.', preferredMedium: 'Oil' }
  const show = { key: '0', title: 'Tides', venue: 'Lamu', year: '2025' }
  const mine = { ...base, bio: 'Paints the lake.' }
  const theirs = { ...base, bio: 'Painted.', preferredMedium: 'Ink', exhibitions: [show] }
  expect(mergedProfile(mine, base, theirs)).toEqual({
    bio: 'Paints the lake.',
    preferredMedium: 'Ink',
    country: 'KE',
    exhibitions: [show],
    profilePicture: null,
  })
})
