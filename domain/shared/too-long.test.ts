import { expect, it } from 'vitest'
import { validateClaimMessage } from '../claims/claim.ts'
import { checkPasskeyName } from '../identity/passkey-name.ts'
import { validateAnswer } from '../messages/message.ts'
import { validateParcel } from '../orders/parcel.ts'
import { validateReturnedReason } from '../payouts/returned-reason.ts'
import { validateSendTo } from '../returns/return.ts'
import { validateWithdrawal } from '../returns/withdrawal.ts'
import { formatCount } from './format-count.ts'
import { refuseBadReason } from './reason.ts'

/** What a rule says of words that somebody writes; nothing where they can be kept. */
const rules = [
  ['a carrier', 60, (carrier) => validateParcel({ carrier, trackingNumber: 'JD0146' }).carrier],
  ['a claim', 5_000, (text) => validateClaimMessage(text, 0).text],
  ['an answer', 5_000, (text) => validateAnswer(text).text],
  ['a passkey', 60, (name) => checkPasskeyName(name) ?? undefined],
  ['the name below a withdrawal', 200, (name) => validateWithdrawal({ name, email: 'l@e.test' }).name],
  ['where works go back to', 500, (sendTo) => validateSendTo(sendTo).sendTo],
  ['why a payout came back', 200, (reason) => validateReturnedReason(reason).reason],
] as const satisfies readonly [string, number, (words: string) => string | undefined][]

it.each(rules)(
  'counts in %s of %i characters as its field on screen does: an emoji as one',
  (_, most, fault) => {
    expect(fault('🏺'.repeat(most))).toBeUndefined()
    expect(fault('🏺'.repeat(most + 1))).toContain(formatCount(most))
  },
)

it('counts so in the reason of a no, too', () => {
  expect(() => refuseBadReason('🏺'.repeat(1_000))).not.toThrow()
  expect(() => refuseBadReason('🏺'.repeat(1_001))).toThrow('At most 1000 characters, please')
})
