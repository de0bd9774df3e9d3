import { expect, it } from 'vitest'
import type { PaymentCheck, PaymentCheckRepository } from './payment-check-repository.ts'

export interface ChecksBackstage {
  readonly checks: PaymentCheckRepository
  readonly newId: () => string
  /** Hangs a work that is said to be held until then, and is in no order. */
  readonly holdForNobody: (title: string, until: Date) => Promise<void>
}

/** What is promised of comparisons, wherever they are kept. */
export function paymentChecksContract(open: () => ChecksBackstage): void {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour))

  it('are kept with what they found, and read the newest first, page by page', async () => {
    const { checks, newId } = open()
    const differences = [{ sentence: 'Order 4829-1736 is paid.', orderNumber: '4829-1736' }]
    const given: PaymentCheck[] = [1, 3, 2].map((hour) => ({
      id: newId(),
      at: at(hour),
      orders: hour,
      asked: 2,
      differences: hour === 3 ? differences : [],
    }))
    for (const check of given) await checks.keep(check)
    const first = await checks.kept(2, null)
    expect(first.items).toEqual([
      { id: given[1]?.id, at: at(3).toISOString(), orders: 3, asked: 2, differences },
      { id: given[2]?.id, at: at(2).toISOString(), orders: 2, asked: 2, differences: [] },
    ])
    expect(first.total).toBe(3)
    expect((await checks.kept(2, first.last)).items.map(({ orders }) => orders)).toEqual([1])
  })

  it('find works that are held for nobody, and no orders where there are none', async () => {
    const { checks, holdForNobody } = open()
    await holdForNobody('Low Tide', at(5))
    expect(await checks.heldAmiss(10)).toEqual([{ title: 'Low Tide', heldUntil: at(5), unpaidUntil: null }])
    expect(await checks.toCheck(at(0), 10)).toEqual([])
  })
}
