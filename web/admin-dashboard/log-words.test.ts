import { expect, test } from 'vitest'
import { actionText, changesOf } from './log-words.ts'

test('a change is told line by line, also where only one side is known', () => {
  expect(changesOf({ country: 'KE', suspended: false }, { country: 'NG', reason: 'A copy' })).toEqual([
    { what: 'Country', before: 'Kenya', after: 'Nigeria' },
    { what: 'Suspended', before: 'No', after: '–' },
    { what: 'Reason', before: '–', after: 'A copy' },
  ])
  expect(changesOf(null, { paymentStatus: 'paid', count: 2 })).toEqual([
    { what: 'Payment status', before: '–', after: 'paid' },
    { what: 'Count', before: '–', after: '2' },
  ])
})

test('an act without words of its own is still readable', () => {
  expect(actionText('artist-approved')).toBe('approved the artist')
  expect(actionText('cart-emptied')).toBe('cart emptied')
})
