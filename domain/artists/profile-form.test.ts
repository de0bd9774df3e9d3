import { expect, it } from 'vitest'
import { profileFrom } from './profile-fields.ts'
import { isBlankProfile, profileFormErrors, yearIn } from './profile-form.ts'

const words = { preferredMedium: ' Bronze ', bio: 'Casts bells.\n', country: 'ET', exhibitions: [] }
const bells = { title: ' Bells ', venue: ' Addis ', year: 2024 }

it('keeps what was meant, without the blanks around it', () => {
  expect(profileFormErrors({ ...words, exhibitions: [bells] })).toEqual({})
  expect(profileFrom({ ...words, country: '', exhibitions: [bells] })).toEqual({
    preferredMedium: 'Bronze',
    bio: 'Casts bells.',
    country: null,
    exhibitions: [{ title: 'Bells', venue: 'Addis', year: 2024 }],
  })
})

it.each([
  ['2024', 2024],
  ['٢٠٢٤', 2024],
  ['', Number.NaN],
  ['soon', Number.NaN],
])('the year of an exhibition, typed as %j, is %j', (typed, year) => {
  expect(yearIn(typed)).toBe(year)
})

it('is blank until anything is told', () => {
  const blank = { preferredMedium: '', bio: '', country: '', exhibitions: [] }
  const filled = [{ bio: 'Casts bells.' }, { country: 'ET' }, { exhibitions: [bells] }]
  expect(isBlankProfile(profileFrom(blank))).toBe(true)
  expect(filled.map((each) => isBlankProfile(profileFrom({ ...blank, ...each })))).toEqual([
    false,
    false,
    false,
  ])
})

it.each([
  [{ preferredMedium: 'x'.repeat(101) }, { preferredMedium: 'At most 100 characters, please' }],
  [{ bio: 'x'.repeat(5_001) }, { bio: 'At most 5000 characters, please' }],
  [{ country: 'Kenya' }, { country: 'Please choose a country' }],
  [{ exhibitions: [{ ...bells, title: ' ' }] }, { exhibitions: 'Every exhibition needs a title' }],
  [
    { exhibitions: [{ ...bells, year: 24 }] },
    { exhibitions: 'Every exhibition needs a year with four digits: 1000 to 2200' },
  ],
  [
    { exhibitions: [{ ...bells, venue: 'x'.repeat(200) }] },
    { exhibitions: 'At most 200 characters for each exhibition, please' },
  ],
  [
    { exhibitions: Array.from({ length: 51 }, () => bells) },
    { exhibitions: 'At most 50 exhibitions, please' },
  ],
])('says what is wrong with %j', (changed, errors) => {
  expect(profileFormErrors({ ...words, ...changed })).toEqual(errors)
})

it.each([
  ['years from 1000 to 2200', [1000, 2200].map((year) => ({ ...bells, year }))],
  ['fifty of them', Array.from({ length: 50 }, () => bells)],
  [
    'two hundred characters, blanks around them apart',
    [{ ...bells, title: ` ${'x'.repeat(195)}`, venue: 'Addis ' }],
  ],
])('takes exhibitions of %s', (_, exhibitions) => {
  expect(profileFormErrors({ ...words, exhibitions })).toEqual({})
})

it.each([999, 2201, 2020.5])('takes no exhibition of the year %d', (year) => {
  expect(Object.keys(profileFormErrors({ ...words, exhibitions: [{ ...bells, year }] }))).toEqual([
    'exhibitions',
  ])
})
