import { expect, test } from 'vitest'
import { actionText, changesOf, whenText } from './log-words.ts'

test('a change is told line by line, also where only one side is known', () => {
  expect(changesOf({ country: 'KE', suspended: false }, { country: 'NG', reason: 'A copy' })).toEqual([
    { what: 'Country', before: 'Kenya', after: 'Nigeria' },
    { what: 'Suspended', before: 'No', after: '–' },
    { what: 'Reason', before: '–', after: 'A copy' },
  ])
  expect(changesOf(null, { paymentStatus: 'paid', count: 2 })).toEqual([
    { what: 'Payment status', before: '–', after: 'Paid' },
    { what: 'Count', before: '–', after: '2' },
  ])
})

test('states are told in words, and what a person wrote as they wrote it', () => {
  const [status, reason] = changesOf(
    { status: 'awaiting-payment', reason: '' },
    { status: 'paid', reason: 'a-copy' },
  )
  expect(status).toEqual({ what: 'Status', before: 'Awaiting payment', after: 'Paid' })
  expect(reason).toMatchObject({ after: 'a-copy' })
})

test('a time says its year', () => {
  expect(whenText('2026-11-21T17:56:00.000Z')).toBe('21 November 2026 at 17:56 UTC')
})

test('an act without words of its own is still readable', () => {
  expect(actionText('artist-approved')).toBe('approved the artist')
  expect(actionText('cart-emptied')).toBe('cart emptied')
})
