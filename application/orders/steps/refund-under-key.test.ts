import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { RefundWish } from '#domain/orders/refund.ts'
import { refusalOf } from '#domain/testing/refusals.ts'
import { refundUnderKey } from './refund-under-key.ts'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
const order = 'order-of-lena'
const lines = [{ artworkId: 'bowl', quantity: 1 }]

/** What is said of a wish where one has been given under an id. */
const asked = (wish: RefundWish, given?: string, key = 'the-answer-got-lost', id = order) =>
  refundUnderKey(
    {
      id,
      refunds:
        given === undefined
          ? []
          : [{ id: given, at: new Date(0), askedBy: null, amount: 1, shares: [], pieces: [] }],
    },
    wish,
    key,
    digest,
  )

it('is the same refund for the same wish, whatever was left of the order', () => {
  const { id, isKnown } = asked({ lines })
  expect(isKnown).toBe(false)
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(asked({ lines, left: 9_000 }, id)).toEqual({ id, isKnown: true })
})

it('is refused for another wish under the same key', () => {
  const { id } = asked({ amount: 10_00 })
  for (const wish of [{ amount: 5_00 }, { lines }, {}])
    expect(refusalOf(() => asked(wish, id))).toMatchObject({
      refusal: 'conflict',
      code: 'idempotency-key-reused',
      message: 'Another refund was given under this key. Use a new one for each.',
    })
})

it('is refused under a key that is none', () => {
  expect(refusalOf(() => asked({ lines }, undefined, 'short'))?.code).toBe('idempotency-key-missing')
})

it('is another under another key, and of another order', () => {
  const { id } = asked({ amount: 10_00 })
  expect(asked({ amount: 10_00 }, id, 'another-key').isKnown).toBe(false)
  expect(asked({ amount: 10_00 }, id, 'the-answer-got-lost', 'order-of-otieno').isKnown).toBe(false)
})

it('knows what the version before has given for the same wish', () => {
  const said = digest(JSON.stringify([order, 'the-answer-got-lost', undefined, 10_00]))
  const before = [said.slice(0, 8), said.slice(8, 12), `8${said.slice(13, 16)}`, `8${said.slice(17, 20)}`]
  expect(asked({ amount: 10_00 }, [...before, said.slice(20, 32)].join('-')).isKnown).toBe(true)
})
