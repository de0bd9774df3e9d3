import { expect, it } from 'vitest'
import { timeInWords, usualPaymentTimes } from './payment-times.ts'

it.each([
  [usualPaymentTimes.card, '15 minutes'],
  [usualPaymentTimes.atm, 'three days'],
  [60_000, '1 minute'],
  [0, '0 minutes'],
  [3_600_000, 'one hour'],
  [36 * 3_600_000, '36 hours'],
  [24 * 3_600_000, 'one day'],
  [14 * 24 * 3_600_000, '14 days'],
  [90 * 60_000, '90 minutes'],
])('%i milliseconds are %s', (time, words) => {
  expect(timeInWords(time)).toBe(words)
})
