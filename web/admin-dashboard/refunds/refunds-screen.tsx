import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { RefundDueView } from '#application/orders/refunds-due-contract.ts'
import { adminOrderPage } from '#application/shared/dashboard-addresses.ts'
import type { Page } from '#application/shared/page.ts'
import { inGroups } from '#domain/payments/creditor-reference.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { AskFirst, type Question } from '#web/admin-dashboard/ask-first.tsx'
import { note } from '#web/admin-dashboard/mails/mails-screen.css.ts'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { email, name } from '#web/admin-dashboard/users/user-table.css.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { unbroken } from '#web/dashboard/table.css.ts'
import { Link } from '#web/navigation/link.tsx'
import { momentText } from '#web/orders/order-words.ts'
import { figures, muted, words } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'

/** Where the money goes, as far as anybody knows. */
function whereTo({ way, phone, account, receipt, payers }: RefundDueView): string {
  // What was typed at the checkout is no more than a hint, where a statement has named none.
  const ask = account ? `perhaps ${account}: ask the buyer` : 'ask the buyer for the account'
  if (way === 'phone')
    return `M-Pesa, ${phone ?? 'no phone is known'}${receipt ? `, receipt ${receipt}` : ''}`
  if (way === 'card') return 'The card did not take it: ask the buyer for an account'
  if (payers.length === 0) return `By bank: ${ask}`
  return payers
    .map(({ name: who, iban, ...paid }) => {
      const from = [who, iban === null ? ask : inGroups(iban)].filter(Boolean).join(', ')
      return payers.length === 1 ? from : `${from}: paid ${formatAgreed(paid)}`
    })
    .join(' · ')
}

/** Money that only a person can send back. */
export function RefundsScreen() {
  const { items, total, next } = useLoaderData<Page<RefundDueView>>()
  const { act, busy } = useAdminActs()
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (refund: RefundDueView) => {
    const { id, buyer } = refund
    const sum = formatAgreed(refund)
    setQuestion({
      title: `Has ${sum} been sent?`,
      text: `Say so once it has left: ${buyer.name} gets a mail then. This cannot be undone.`,
      yes: `Yes, ${sum} has left`,
      onYes: () =>
        act({
          id,
          what: ({ refundsDue }) => refundsDue.sent(id),
          done: `${buyer.name} hears that it is on the way.`,
          failure: 'Failed to note it as sent',
        }),
    })
  }
  return (
    <>
      <DashboardHead title="Refunds to send" count={total} />
      <p className={`${note} ${muted}`}>
        What was paid by bank transfer or M-Pesa goes back by hand, and so does what a card did not take back.
        The books have it already; the buyer hears of it when you say that it has left.
      </p>
      <ListBody
        total={total}
        next={next}
        one="refund"
        many="refunds"
        none={{ title: 'Nothing to send', text: 'Every refund has left.' }}
        isEmpty={items.length === 0}
      >
        <ListTable columns={['To', 'Order', 'Where to', 'Since', { figures: 'Sum' }]} hasActs>
          {items.map((refund) => (
            <tr key={refund.id}>
              <td>
                <span className={name}>{refund.buyer.name}</span>{' '}
                <span className={email}>{refund.buyer.email}</span>
              </td>
              <td data-label="Order" className={`${figures} ${unbroken}`}>
                <Link to={adminOrderPage(refund.orderNumber)}>{refund.orderNumber}</Link>
              </td>
              <td data-label="Where to" className={`${figures} ${words}`}>
                {whereTo(refund)}
              </td>
              <td data-label="Since" className={figures}>
                <time dateTime={refund.dueAt}>{momentText(refund.dueAt)}</time>
              </td>
              <td data-label="Sum" data-figures="">
                {formatAgreed(refund)}
                {refund.currency !== 'USD' && <span className={muted}> {formatMoney(refund.price)}</span>}
              </td>
              <td>
                <Button
                  aria-label={`Sent to ${refund.buyer.name}`}
                  disabled={busy !== null}
                  onClick={() => ask(refund)}
                >
                  Sent
                </Button>
              </td>
            </tr>
          ))}
        </ListTable>
      </ListBody>
      <AskFirst question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
