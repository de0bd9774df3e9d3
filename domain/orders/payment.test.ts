import { expect, it } from 'vitest'
import { wayClosed } from './payment.ts'

it.each([
  ['card', 'This shop cannot be paid by Card.'],
  ['phone', 'This shop cannot be paid by M-Pesa.'],
  ['transfer', 'This shop cannot be paid by Bank transfer.'],
] as const)('whoever wants to pay by %s where it is closed is told so, at the method', (way, sentence) => {
  expect(wayClosed(way)).toMatchObject({
    refusal: 'rule-broken',
    code: 'way-closed',
    message: sentence,
    fields: { method: sentence },
  })
})
