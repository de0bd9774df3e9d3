import { expect, test } from 'vitest'
import { mergedProfile, profileDraft, profileForm } from './profile-draft.ts'

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

test.each([
  ['\u0662\u0660\u0662\u0665', 2025],
  ['\u06F1\u06F9\u06F9\u06F8', 1998],
  ['\uFF12\uFF10\uFF12\uFF15', 2025],
])('the year of an exhibition is read in the digits of any keyboard: %s', (year, sent) => {
  const show = { key: '0', title: 'Tides', venue: 'Lamu', year }
  expect(profileForm({ ...profileDraft(null, ''), exhibitions: [show] }).exhibitions).toEqual([
    { title: 'Tides', venue: 'Lamu', year: sent },
  ])
})

test('an exhibition of which the year cannot be read is sent as one of no year, and lines left empty are not', () => {
  const show = { key: '0', title: ' Tides ', venue: '', year: 'last' }
  const empty = { key: '1', title: '', venue: ' ', year: '' }
  const { exhibitions } = profileForm({ ...profileDraft(null, ''), exhibitions: [show, empty] })
  expect(exhibitions).toEqual([{ title: 'Tides', venue: '', year: 0 }])
})
