import { describe, expect, it } from 'vitest'
import { paymentIncomplete } from '#domain/orders/payment.ts'
import { shippingIncomplete } from '#domain/orders/shipping.ts'
import { lenasAddress } from '#domain/testing/orders.ts'
import type { OrderRequest } from './contract.ts'
import { checkIdempotencyKey, checkOrderRequest, fingerprintOf } from './order-request.ts'

const phones = { international: (typed: string) => typed }
const request: OrderRequest = {
  items: [{ artworkId: 'harbour', quantity: 1 }],
  shipping: lenasAddress,
  email: 'lena@example.test',
  payment: { method: 'card', token: 'token' },
}
const fault = (changed: Partial<OrderRequest>) => {
  try {
    checkOrderRequest({ ...request, ...changed }, phones)
    return null
  } catch (error) {
    return error
  }
}

describe('what is ordered', () => {
  it('is taken where all of it is there', () => {
    expect(fault({})).toBeNull()
    expect(fault({ payment: { method: 'mpesa', phoneNumber: '0712345678' } })).toBeNull()
  })

  it.each<readonly [Partial<OrderRequest>, string, string]>([
    [{ shipping: { ...lenasAddress, street: '' } }, shippingIncomplete, 'street'],
    [{ email: 'nonsense' }, shippingIncomplete, 'email'],
    [{ payment: { method: 'card', token: '' } }, paymentIncomplete, 'token'],
    [{ payment: { method: 'mpesa', phoneNumber: '' } }, paymentIncomplete, 'phoneNumber'],
    [{ items: [] }, 'Your Cart is Empty', 'items'],
  ])('is refused with %j, in the words of the form', (changed, message, field) => {
    expect(fault(changed)).toMatchObject({
      refusal: 'rule-broken',
      code: 'order-incomplete',
      message,
      fields: { [field]: expect.any(String) },
    })
  })

  it('says what is missing where nothing was said at all', () => {
    expect(fault({ email: undefined })).toMatchObject({ fields: { email: 'Email is required' } })
    expect(fault({ payment: { method: 'card', token: '' } })).toMatchObject({
      fields: { token: 'Card number is required' },
    })
  })
})

describe('the same order sent again', () => {
  it('is known by all that is in it and who sent it, whatever the card was turned into', () => {
    const print = fingerprintOf(request, 'lena')
    expect(fingerprintOf({ ...request, payment: { method: 'card', token: 'another' } }, 'lena')).toBe(print)
    for (const other of [
      fingerprintOf(request, null),
      fingerprintOf(request, 'omar'),
      fingerprintOf({ ...request, items: [] }, 'lena'),
      fingerprintOf({ ...request, payment: { method: 'mpesa', phoneNumber: '0712345678' } }, 'lena'),
    ])
      expect(other).not.toBe(print)
    const asked = (phoneNumber: string) =>
      fingerprintOf({ ...request, payment: { method: 'mpesa', phoneNumber } }, null)
    expect(asked('0712345678')).not.toBe(asked('0712345679'))
  })

  it.each(['', '1234567', 'x'.repeat(201), 'with a blank', 'über-alles'])('has no key called %j', (key) => {
    expect(() => checkIdempotencyKey(key)).toThrow('An Idempotency-Key of 8 to 200 characters is needed.')
  })

  it.each(['12345678', 'x'.repeat(200)])('may have the key %j', (key) => {
    expect(() => checkIdempotencyKey(key)).not.toThrow()
  })
})
