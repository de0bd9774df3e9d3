import { useState } from 'react'
import type { OrderView } from '#application/orders/contract.ts'
import type { TransferReceived } from '#application/orders/order-administration.ts'
import { canBeCancelled } from '#domain/orders/order-status.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { AskFirst, type Question } from '#web/admin-dashboard/ask-first.tsx'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { Button } from '#web/ui/buttons/button.tsx'

/** What an admin can do about an order as it stands; each asks first. */
export function OrderActs({ order }: { order: OrderView }) {
  const { number, status, payment, total } = order
  const { act, busy } = useAdminActs()
  const [question, setQuestion] = useState<Question | null>(null)
  const sum = formatMoney(total)
  const isBusy = busy !== null
  const came = payment.came && formatAgreed(payment.came)
  const lacks = payment.transfer && formatAgreed(payment.transfer)
  const besides = came
    ? ` A statement has told of ${came} for it: say yes only where ${sum} has arrived beside that. The ${came} is then to be sent back, under Money in. What lacks is counted by itself with the statement that tells of it.`
    : ''
  const pay = (waiting?: TransferReceived['waiting']) =>
    act({
      id: number,
      what: ({ orders }) => orders.markPaid(number, { waiting }),
      done: `Order ${number} is paid.`,
      failure: 'Failed to mark the order as paid',
    })
  const receive: Question = {
    title: 'Has the transfer arrived?',
    text: `Order ${number} over ${sum} is marked as paid, and its artists begin to pack.${besides}`,
    yes: `Yes, ${sum} has arrived`,
    onYes: () => pay(came ? 'send-back' : undefined),
  }
  const accept: Question = {
    title: `Is ${came} enough?`,
    text: `Order ${number} is marked as paid with ${came}, and its artists begin to pack. The shop bears the ${lacks} that lack, and the log says so.`,
    yes: `Yes, ${came} is enough`,
    onYes: () => pay('enough'),
  }
  const cancel: Question = {
    title: `Cancel order ${number}?`,
    text: 'Its works can be bought by others again, and what was paid goes back. This cannot be undone.',
    yes: 'Yes, cancel it',
    onYes: () =>
      act({
        id: number,
        what: ({ orders }) => orders.cancel(number),
        done: `Order ${number} is cancelled.`,
        failure: 'Failed to cancel the order',
      }),
  }
  return (
    <>
      {status === 'awaiting-payment' && payment.method === 'atm' && (
        <Button look="primary" busy={isBusy && 'Working…'} onClick={() => setQuestion(receive)}>
          Mark transfer received
        </Button>
      )}
      {came && (
        <Button busy={isBusy && 'Working…'} onClick={() => setQuestion(accept)}>
          Accept as enough
        </Button>
      )}
      {canBeCancelled(order) && (
        <Button look="danger" busy={isBusy && 'Working…'} onClick={() => setQuestion(cancel)}>
          Cancel order
        </Button>
      )}
      <AskFirst question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
