import { expect, it } from 'vitest'
import { edited } from './html-edits.ts'

it('makes edits where they stand, in whatever order they were found', () => {
  expect(
    edited('<b one="1"><i>', [
      { from: 10, to: 10, text: ' two' },
      { from: 2, to: 10, text: ' three' },
      { from: 2, to: 2, text: ' four' },
      { from: 14, to: 14, text: '</i>' },
    ]).join(''),
  ).toBe('<b four three two><i></i>')
})

it('leaves HTML without edits as it is', () => {
  expect(edited('<p>“×”</p>', []).join('')).toBe('<p>“×”</p>')
})
