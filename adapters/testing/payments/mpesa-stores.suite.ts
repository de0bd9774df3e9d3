import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { MpesaPushes, MpesaTokens } from '#adapters/mpesa/mpesa-stores.ts'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import { agreedAtRate } from '#domain/payments/foreign-sum.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'

const now = new Date('2026-11-02T10:00:00Z')
const later = new Date('2026-11-02T10:00:20Z')

const attemptByPhone = (id: string): PaymentAttempt =>
  new PaymentAttempt(
    {
      id,
      origin: id,
      provider: 'mpesa',
      way: 'phone',
      price: 4,
      sum: agreedAtRate(4, 'KES', { perDollar: 125, source: 'the shop', at: now }),
      payer: '254712345678',
    },
    now,
  )

/** What is promised of what M-Pesa was asked, wherever it is kept. */
export function mpesaPushesContract(open: () => MpesaPushes, attempts: () => AttemptRepository): void {
  /** A phone is asked for what is written down. */
  const attempt = async () => (await attempts().open(attemptByPhone(randomUUID()))).id
  const asked = async () => {
    const id = await attempt()
    expect(await open().claim(id, 5_00, now)).toBe(true)
    return id
  }

  it('give one of many the right to ask a phone, and nobody after', async () => {
    const id = await attempt()
    expect(await open().push(id)).toBeNull()
    const claims = await Promise.all([1, 2, 3, 4].map(() => open().claim(id, 5_00, now)))
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await open().push(id)).toEqual({
      attemptId: id,
      amount: 5_00,
      askedAt: now,
      checkoutRequestId: null,
      receipt: null,
      isReleased: false,
    })
  })

  it('give it again where nothing was sent', async () => {
    const id = await asked()
    await open().unclaim(id)
    expect(await open().claim(id, 5_00, later)).toBe(true)
    expect(await open().push(id)).toMatchObject({ askedAt: later })
  })

  it('keep the first name, and no name twice', async () => {
    const [id, another] = [await asked(), await asked()]
    expect(await open().name(id, `ws ${id}`)).toMatchObject({ checkoutRequestId: `ws ${id}` })
    expect(await open().name(id, 'ws another')).toMatchObject({ checkoutRequestId: `ws ${id}` })
    expect(await open().name(another, `ws ${id}`)).toBeNull()
    expect(await open().name(randomUUID(), 'ws nobody')).toBeNull()
    expect(await open().name('made up', 'ws nobody')).toBeNull()
  })

  it('keep the receipt', async () => {
    const id = await asked()
    await open().keepReceipt(id, 'NLJ7RT61SV')
    expect(await open().push(id)).toMatchObject({ receipt: 'NLJ7RT61SV' })
  })

  it('let nobody ask once one is released, whether it had begun or not', async () => {
    const [never, begun] = [await attempt(), await asked()]
    await open().release(never, 5_00)
    await open().release(begun, 5_00)
    await open().unclaim(begun)
    for (const id of [never, begun]) expect(await open().claim(id, 5_00, later)).toBe(false)
    expect(await open().push(never)).toMatchObject({ isReleased: true, askedAt: null })
  })
}

/** What is promised of the token for M-Pesa. */
export function mpesaTokensContract(open: () => MpesaTokens): void {
  it('let one at a time ask for a new one, and keep what came of it', async () => {
    const tokens = open()
    expect(await tokens.token()).toBeNull()
    const leases = await Promise.all([1, 2, 3].map(() => tokens.lease(now, later)))
    expect(leases.filter(Boolean)).toHaveLength(1)
    await tokens.keep({ token: 'first', goodUntil: later })
    expect(await tokens.token()).toEqual({ token: 'first', goodUntil: later })
  })

  it('give the right to the next, where nothing came or nobody came back', async () => {
    const tokens = open()
    expect(await tokens.lease(now, later)).toBe(true)
    await tokens.keep(null)
    expect(await tokens.token()).toMatchObject({ token: 'first' })
    expect(await tokens.lease(now, later)).toBe(true)
    expect(await tokens.lease(now, later)).toBe(false)
    expect(await tokens.lease(later, new Date(later.getTime() + 1))).toBe(true)
  })
}
