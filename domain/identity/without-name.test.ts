import { expect, it } from 'vitest'
import { withoutName } from './without-name.ts'

it.each([
  [
    'Ada',
    'Ada writes to you: Adagio, and Ada’s prints',
    'Deleted account writes to you: Adagio, and Deleted account’s prints',
  ],
  ['Li', 'Li writes to you: Linen', 'Deleted account writes to you: Linen'],
  ['A. B-C ($1)', 'A. B-C ($1) writes', 'Deleted account writes'],
  ['A.', 'AB writes to you', 'AB writes to you'],
  ['Zoë', 'Zoëlle and Zoë', 'Zoëlle and Deleted account'],
])('%s is named no more in “%s”', (name, subject, told) => {
  expect(withoutName(subject, name)).toBe(told)
})
