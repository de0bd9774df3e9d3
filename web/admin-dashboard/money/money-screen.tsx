import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { IncomingMoneyView } from '#application/orders/incoming-money-contract.ts'
import { adminOrderPage } from '#application/shared/dashboard-addresses.ts'
import type { Page } from '#application/shared/page.ts'
import { type Dismissal, dismissalsOf } from '#domain/orders/incoming-money.ts'
import { inGroups } from '#domain/payments/creditor-reference.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import { AskFirst, type Question } from '#web/admin-dashboard/ask-first.tsx'
import { note } from '#web/admin-dashboard/mails/mails-screen.css.ts'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { email, name } from '#web/admin-dashboard/users/user-table.css.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListBody } from '#web/dashboard/list-body.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { unbroken } from '#web/dashboard/table.css.ts'
import { Link } from '#web/navigation/link.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { figures, muted, words } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import * as css from './money-screen.css.ts'
import { canBePlaced, canGoBack, toDoText } from './money-words.ts'
import { NeedsNothingDialog } from './needs-nothing-dialog.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { StatementChoice } from './statement-choice.tsx'

const noted: Readonly<Record<Dismissal, string>> = {
  duplicate: 'Noted as told of before.',
  'no-order': 'Noted as for no order.',
  'taken-back': 'Noted as seen to.',
}

/** Of a payment that its order needs in part, the rest still goes back. */
const notedText = (why: Dismissal, { back, currency }: IncomingMoneyView): string =>
  back > 0
    ? `Noted as what its order was paid with; ${formatAgreed({ amount: back, currency })} of it still goes back.`
    : noted[why]

interface RowProps {
  readonly money: IncomingMoneyView
  readonly isBusy: boolean
  readonly onPlace: () => void
  readonly onSentBack: () => void
  readonly onNothing: () => void
}

function Row({ money, isBusy, onPlace, onSentBack, onNothing }: RowProps) {
  const { sender, senderIban, text, bookedOn, order } = money
  return (
    <tr>
      <td>
        <span className={name}>{sender ?? 'Nobody is named'}</span>{' '}
        <span className={`${email} ${css.account} ${figures}`}>
          {senderIban === null ? 'No account is named' : inGroups(senderIban)}
        </span>
      </td>
      <td data-label="Says" className={words}>
        {text === '' ? 'Nothing' : text}
      </td>
      <td data-label="Came" className={figures}>
        {dayText(bookedOn)}
      </td>
      <td data-label="To do">
        {toDoText(money)}
        {order && (
          <>
            {' '}
            <Link className={`${figures} ${unbroken}`} to={adminOrderPage(order.number)}>
              {order.number}
            </Link>
          </>
        )}
      </td>
      <td data-label="Sum" data-figures="">
        {formatAgreed(money)}
      </td>
      <td>
        <div className={css.acts}>
          {canBePlaced(money) && (
            <Button disabled={isBusy} onClick={onPlace}>
              Place
            </Button>
          )}
          {canGoBack(money) && (
            <Button disabled={isBusy} onClick={onSentBack}>
              Sent back
            </Button>
          )}
          {dismissalsOf(money).length > 0 && (
            <Button disabled={isBusy} onClick={onNothing}>
              Needs nothing
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

/** What came by bank transfer: statements are brought in here, and what a person has to see to is listed. */
export function MoneyScreen() {
  const { items, total, next } = useLoaderData<Page<IncomingMoneyView>>()
  const { act, busy } = useAdminActs()
  const [placed, setPlaced] = useState<IncomingMoneyView | null>(null)
  const [needless, setNeedless] = useState<IncomingMoneyView | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const askBack = (money: IncomingMoneyView) => {
    const { id, back, amount, currency, senderIban } = money
    const sum = formatAgreed({ amount: back > 0 ? back : amount, currency })
    setQuestion({
      title: `Has ${sum} been sent back?`,
      text: `Say so once your bank has done it${senderIban === null ? '' : `, to ${inGroups(senderIban)}`}. This cannot be undone.`,
      yes: `Yes, ${sum} has left`,
      onYes: () =>
        act({
          id,
          what: ({ moneyIn }) => moneyIn.sentBack(id),
          done: 'Noted as sent back.',
          failure: 'Failed to note it as sent back',
        }),
    })
  }
  const dismiss = ({ id }: IncomingMoneyView, why: Dismissal) =>
    act({
      id,
      what: ({ moneyIn }) => moneyIn.dismiss(id, why),
      done: (seen) => notedText(why, seen),
      failure: 'Failed to note that it needs nothing',
    })
  return (
    <>
      <DashboardHead title="Money in" count={total} />
      <p className={`${note} ${muted}`}>
        Bring in what your bank writes of the account: camt.053, or CSV with date, amount (and direction,
        where it has no sign), currency, name, IBAN, text and id. Each payment counts once, for the order
        whose reference or number it names. Here stands what a person has to see to.
      </p>
      <StatementChoice />
      <ListBody
        total={total}
        next={next}
        one="payment"
        many="payments"
        none={{ title: 'Nothing to see to', text: 'Every payment that came has its order.' }}
        isEmpty={items.length === 0}
      >
        <ListTable columns={['From', 'Says', 'Came', 'To do', { figures: 'Sum' }]} hasActs>
          {items.map((money) => (
            <Row
              key={money.id}
              money={money}
              isBusy={busy !== null}
              onPlace={() => setPlaced(money)}
              onSentBack={() => askBack(money)}
              onNothing={() => setNeedless(money)}
            />
          ))}
        </ListTable>
      </ListBody>
      <PlaceDialog money={placed} onClose={() => setPlaced(null)} />
      <NeedsNothingDialog money={needless} onDismiss={dismiss} onClose={() => setNeedless(null)} />
      <AskFirst question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
