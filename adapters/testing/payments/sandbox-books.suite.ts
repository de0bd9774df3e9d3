import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { SandboxBooks, SandboxPayment } from '#adapters/sandbox/sandbox-books.ts'

/** What the sandbox's books promise, wherever they are kept. */
export function sandboxBooksContract(open: () => SandboxBooks): void {
  async function opened(standing: SandboxPayment['standing']): Promise<SandboxPayment> {
    return open().open({ id: randomUUID(), standing, amount: 5000, sentence: null })
  }

  it('know a payment as it was opened first', async () => {
    const payment = await opened('held')
    expect(await open().open({ ...payment, standing: 'waiting', amount: 1 })).toEqual(payment)
    expect(await open().payment(payment.id)).toEqual(payment)
    expect(await open().payment(randomUUID())).toBeNull()
  })

  it('change a payment from where it may be left alone', async () => {
    const { id } = await opened('held')
    const taken = { standing: 'taken', sentence: null } as const
    expect(await open().move(id, ['waiting'], taken)).toMatchObject({ standing: 'held' })
    expect(await open().move(id, ['waiting', 'held'], taken)).toMatchObject({ standing: 'taken' })
    const ended = { standing: 'ended', sentence: 'Let go of.' } as const
    expect(await open().move(id, ['held'], ended)).toMatchObject({ standing: 'taken' })
    expect(await open().move(randomUUID(), ['held'], ended)).toBeNull()
  })

  it('give back once for a key, also of many at once, and never more than was taken', async () => {
    const { id } = await opened('taken')
    const key = randomUUID()
    const same = await Promise.all([1, 2, 3, 4].map(() => open().giveBack(key, id, 3000)))
    expect(same).toEqual([true, true, true, true])
    expect(await open().hasGivenBack(key)).toBe(true)
    const others = await Promise.all([1, 2, 3].map(() => open().giveBack(randomUUID(), id, 2000)))
    expect(others.filter(Boolean)).toHaveLength(1)
  })

  it('give back nothing of what was not taken', async () => {
    const { id } = await opened('held')
    const key = randomUUID()
    expect(await open().giveBack(key, id, 1)).toBe(false)
    expect(await open().hasGivenBack(key)).toBe(false)
  })
}
