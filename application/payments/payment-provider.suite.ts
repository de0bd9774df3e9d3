import { expect, it } from 'vitest'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Means, PaymentProvider } from './payment-provider.ts'

export interface ProviderBackstage {
  readonly provider: PaymentProvider
  /** A new one, with a sum of its own. */
  readonly attempt: () => PaymentAttempt
  readonly means: () => Promise<Means>
  /** Lets the money of a payment that has begun be taken, as it comes about with this provider. */
  readonly pay: (attempt: PaymentAttempt) => Promise<void>
  /** Lets the time go by in which this provider cannot call back what has begun. */
  readonly untilReleasable?: (attempt: PaymentAttempt) => Promise<void>
}

async function begunAt(open: () => Promise<ProviderBackstage>) {
  const backstage = await open()
  const attempt = backstage.attempt()
  const means = await backstage.means()
  return { ...backstage, attempt, means, first: await backstage.provider.begin(attempt, means) }
}
async function paidAt(open: () => Promise<ProviderBackstage>) {
  const at = await begunAt(open)
  await at.pay(at.attempt)
  return at
}

/** What every provider promises, whoever stands behind it. */
export function providerContract(open: () => Promise<ProviderBackstage>): void {
  const begun = () => begunAt(open)
  const paid = () => paidAt(open)

  it('begins the same attempt once', async () => {
    const { provider, attempt, means, first } = await begun()
    expect((await provider.begin(attempt, means)).reference).toBe(first.reference)
    expect(await provider.look(attempt)).toEqual(first.standing)
  })

  it('knows nothing of what never began', async () => {
    const { provider, attempt } = await open()
    expect(await provider.look(attempt())).toEqual({ is: 'unknown' })
    expect(await provider.take(attempt())).toEqual({ is: 'unknown' })
  })

  it('lets go of what is not taken, once and for all', async () => {
    const { provider, attempt, untilReleasable } = await begun()
    await untilReleasable?.(attempt)
    expect(await provider.release(attempt)).toMatchObject({ is: 'ended' })
    expect(await provider.release(attempt)).toMatchObject({ is: 'ended' })
    expect(await provider.take(attempt)).toMatchObject({ is: 'ended' })
  })

  it('does not begin any more what it has let go of before', async () => {
    const { provider, attempt, means } = await open()
    const wanted = attempt()
    await provider.release(wanted)
    expect((await provider.begin(wanted, await means())).standing.is).toBe('ended')
  })

  it('keeps what is taken, whatever is asked then', async () => {
    const { provider, attempt } = await paid()
    const taken = { is: 'taken', sum: attempt.sum }
    expect(await provider.look(attempt)).toEqual(taken)
    expect(await provider.take(attempt)).toEqual(taken)
    expect(await provider.release(attempt)).toEqual(taken)
  })

  it('believes no notice that is made up', async () => {
    const { provider } = await open()
    expect(await provider.hear({ headers: {}, body: '{"id":"made up"}' })).toEqual([])
  })
}

/** What is promised of providers that give money back themselves. */
export function refundingContract(open: () => Promise<ProviderBackstage>): void {
  it('gives money back once for a key, in parts, and never more than was taken', async () => {
    const { provider, attempt } = await paidAt(open)
    const part = { attempt, key: 'first part', amount: 1000 }
    expect(await provider.lookAtRefund({ ...part, key: `${attempt.id} 1` })).toBe('unknown')
    for (let time = 0; time < 3; time++)
      expect(await provider.refund({ ...part, key: `${attempt.id} 1` })).toBe('done')
    expect(await provider.lookAtRefund({ ...part, key: `${attempt.id} 1` })).toBe('done')
    const rest = { attempt, amount: attempt.price - 1000 }
    expect(await provider.refund({ ...rest, key: `${attempt.id} too much`, amount: attempt.price })).toBe(
      'failed',
    )
    expect(await provider.refund({ ...rest, key: `${attempt.id} 2` })).toBe('done')
  })

  it('gives nothing back of what was not taken', async () => {
    const { provider, attempt } = await begunAt(open)
    expect(await provider.refund({ attempt, key: `${attempt.id} early`, amount: 1 })).toBe('failed')
  })
}

/** What is promised of those that leave it to a person. */
export function handBackContract(open: () => Promise<ProviderBackstage>): void {
  it('leaves it to a person to give money back', async () => {
    const { provider, attempt } = await paidAt(open)
    const part = { attempt, key: `${attempt.id} 1`, amount: 1000 }
    expect(await provider.refund(part)).toBe('by-hand')
    expect(await provider.lookAtRefund(part)).toBe('by-hand')
  })
}
