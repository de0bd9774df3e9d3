import { describe, expect, it } from 'vitest'
import type { SignedInCaller } from '#application/shared/caller.ts'
import { anOrder } from '#domain/testing/orders.ts'
import { type ClaimPhotographsPorts, claimPhotographsService } from './claim-photographs-service.ts'

const order = anOrder({ buyerId: 'lena', accessKeyDigest: 'digest of key' })
const none = { refusal: 'not-found', code: 'photograph-not-found' }

const caller = (userId: string, role: SignedInCaller['role']): SignedInCaller => ({
  userId,
  role,
  sessionId: 'here',
})

interface Showing {
  readonly accessKey?: string
  /** The admin who has not shown a second factor. */
  readonly owes?: string
  readonly byNumber?: () => Promise<typeof order>
}

/** The one photograph there is, as somebody asks for it. Amina is the artist of the work; Dalia is to sell, and has sold nothing. */
function photograph(
  asking: SignedInCaller | null,
  { accessKey, owes, byNumber = async () => order }: Showing = {},
): Promise<string> {
  const ports = {
    claims: {
      photograph: async (id: string) =>
        id === 'broken' ? { hash: 'hash', artistId: 'amina’s', orderNumber: order.number } : null,
    },
    orders: { byNumber },
    artists: { artistOf: async (id: string) => (id === 'dalia' ? null : { id: `${id}’s`, name: id }) },
    accounts: { view: async (id: string) => ({ id, email: `${id}@example.test`, emailVerified: true }) },
    secondFactors: {
      owed: async ({ id, role }: { readonly id: string; readonly role: string }) =>
        id === owes && role === 'admin',
    },
    digest: (text: string) => `digest of ${text}`,
  } as unknown as ClaimPhotographsPorts
  return claimPhotographsService(ports)(asking)('broken', accessKey)
}

describe('a photograph of damage', () => {
  it('is seen by the buyer, with their key or as themselves', async () => {
    expect(await photograph(null, { accessKey: 'key' })).toBe('hash')
    expect(await photograph(caller('lena', 'user'))).toBe('hash')
  })

  it('is seen by the artist of the work and by admins', async () => {
    expect(await photograph(caller('amina', 'artist'))).toBe('hash')
    expect(await photograph(caller('wanjiru', 'admin'))).toBe('hash')
  })

  it.each<readonly [string, SignedInCaller | null, Showing]>([
    ['a visitor', null, {}],
    ['a visitor with another key', null, { accessKey: 'another' }],
    ['somebody with an account', caller('omar', 'user'), {}],
    ['another artist', caller('brook', 'artist'), {}],
    ['an artist who is none any more', caller('dalia', 'artist'), {}],
    ['somebody who is no artist, whoever they were', caller('amina', 'user'), {}],
    ['an admin who owes a second factor', caller('wanjiru', 'admin'), { owes: 'wanjiru' }],
  ])('is not there for %s', async (_, asking, more) => {
    await expect(photograph(asking, more)).rejects.toMatchObject(none)
  })

  it('is not said to be missing where only the tables do not answer', async () => {
    const byNumber = () => Promise.reject(new Error('The tables do not answer.'))
    await expect(photograph(null, { accessKey: 'key', byNumber })).rejects.toThrow(
      'The tables do not answer.',
    )
  })
})
