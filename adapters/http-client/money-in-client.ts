import type {
  IncomingMoneyView,
  MoneyIn,
  StatementResult,
} from '#application/orders/incoming-money-contract.ts'
import type { HttpCaller } from './call.ts'
import { page } from './page.ts'
import { sentForm } from './sent-form.ts'

const amounts = { amount: true, lacks: true, back: true } as const
const path = '/admin/incoming-money'

/** What came by bank transfer, over HTTP. */
export function moneyInClient(call: HttpCaller): MoneyIn {
  const changed = async (id: string, what: string, body?: object) =>
    (
      await call<IncomingMoneyView>({
        method: 'POST',
        path: `${path}/${encodeURIComponent(id)}/${what}`,
        body,
        amounts,
      })
    ).body
  return {
    money: (request) => page<IncomingMoneyView>(call, { path, query: { ...request }, amounts }),
    async take(file) {
      const body = await sentForm({}, 'file', [file])
      const failure = 'This statement could not be brought in. Please try again.'
      return (await call<StatementResult>({ method: 'POST', path, body, failure })).body
    },
    place: (id, orderNumber) => changed(id, 'place', { orderNumber }),
    sentBack: (id) => changed(id, 'sent-back'),
    dismiss: (id, why) => changed(id, 'dismiss', { why }),
  }
}
