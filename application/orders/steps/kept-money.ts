import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { IncomingMoney } from '#domain/orders/incoming-money.ts'
import { type IncomingPayment, likeness, perhapsKnownText } from '#domain/orders/incoming-payment.ts'
import type { IncomingMoneyRepository } from '../incoming-money-repository.ts'

interface KeepingPorts {
  readonly money: Pick<IncomingMoneyRepository, 'keep' | 'byKey' | 'booked'>
  readonly clock: Clock
  readonly ids: IdSource
}

/** Whether another file may have told of a payment under another name: what this one tells of apart is another. */
const mayBeKnown = async (
  payment: IncomingPayment,
  names: ReadonlySet<string>,
  { money }: KeepingPorts,
): Promise<boolean> =>
  (await money.booked(payment.bookedOn, payment.sum)).some(
    (other) => !names.has(other.key) && likeness(other, payment) === 'same',
  )

/**
 * Keeps a payment, unless it is known, inside a unit of work. Some banks give one name to several: those are told apart by what
 * they say, and have numbers. @param names of all that its file tells of @returns it as it is kept; null where it is known
 */
export async function keepMoney(
  payment: IncomingPayment,
  names: Set<string>,
  ports: KeepingPorts,
): Promise<IncomingMoney | null> {
  const { money, clock, ids } = ports
  let isUnclear = false
  let number = 1
  for (;;) {
    const key = number === 1 ? payment.key : `${payment.key} (${number})`
    const known = await money.byKey(key)
    const is = known && likeness(known, payment)
    if (is === 'same') return null
    if (is !== null) {
      isUnclear ||= is === 'unclear'
      number++
      continue
    }
    isUnclear ||= await mayBeKnown(payment, names, ports)
    const text = isUnclear ? perhapsKnownText(payment.text) : payment.text
    const some = new IncomingMoney(ids.newId(), { ...payment, key, text }, clock.now())
    names.add(key)
    // Else somebody has just kept one, which is looked at now.
    if (await money.keep(some)) return some
  }
}
