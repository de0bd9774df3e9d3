import type { IncomingMoneyView } from '#application/orders/incoming-money-contract.ts'
import type { AdminServices } from '#application/pages/page-services.ts'
import { DomainError } from '#domain/shared/domain-error.ts'

/** Money that has come: only what matters to the test has to be said. */
export const incomingMoney = (given: Partial<IncomingMoneyView> = {}): IncomingMoneyView => ({
  id: 'money',
  bookedOn: '2026-11-21',
  amount: 731_00,
  currency: 'EUR',
  sender: 'Lena Okoro',
  senderIban: 'BE68539007547034',
  text: 'For the picture',
  standing: 'unplaced',
  order: null,
  asks: null,
  lacks: null,
  back: 0,
  ...given,
})

const refused = (code: string, field: string, sentence: string): DomainError =>
  new DomainError('rule-broken', code, sentence, { [field]: sentence })

/** Money that comes in, which remembers what was seen to; files in XML cannot be read. */
export function moneyInOf(given: readonly IncomingMoneyView[] = []): AdminServices['moneyIn'] {
  let money = [...given]
  const seenTo = (id: string, change: Partial<IncomingMoneyView>): IncomingMoneyView => {
    const found = money.find((each) => each.id === id)
    if (!found) throw new DomainError('not-found', 'money-not-found', 'There is no such payment.')
    money = money.filter((each) => each !== found)
    return { ...found, ...change }
  }
  return {
    money: async () => ({ items: money, total: money.length, next: null }),
    take: async ({ name }) => {
      if (name.endsWith('.xml')) throw refused('statement-unreadable', 'file', 'Line 3 is no XML.')
      money = [...money, incomingMoney({ id: 'another', sender: 'Mateo Silva' })]
      return { paid: 2, waiting: 0, toSendBack: 0, unplaced: 1, known: 0, leftOut: [], assumed: null }
    },
    place: async (id, orderNumber) => {
      if (orderNumber !== '4829-1736')
        throw refused('order-not-found', 'orderNumber', `There is no order ${orderNumber}.`)
      return seenTo(id, { standing: 'counted', order: { number: orderNumber, status: 'paid' } })
    },
    sentBack: async (id) => seenTo(id, { standing: 'sent-back' }),
    dismiss: async (id) =>
      // Of one with that name its order needs a part.
      seenTo(
        id,
        id === 'in-part' ? { standing: 'to-send-back', back: 10_00 } : { standing: 'counted', back: 0 },
      ),
  }
}
