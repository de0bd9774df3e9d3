import { expect, it } from 'vitest'
import { payoutStep, payoutStepWords } from './payout-step.ts'

it.each([
  ['set-aside', false, ['Set aside']],
  ['sent', false, ['On its way']],
  ['settled', false, ['Arrived']],
  ['returned', false, ['Left, came back later', 'Came back']],
  ['returned', true, ['Set aside, taken out later', 'Taken out']],
] as const)('a payout that is %s, taken out: %s, reads %j on its account', (standing, isTakenOut, words) => {
  const lines = standing === 'returned' ? [-8_500, 8_500] : [-8_500]
  expect(lines.map((amount) => payoutStepWords[payoutStep({ standing, isTakenOut }, amount)])).toEqual(words)
})
