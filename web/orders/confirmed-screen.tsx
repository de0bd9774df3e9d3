import { useLoaderData } from 'react-router-dom'
import type { OrderView } from '#application/orders/contract.ts'
import {
  homePage,
  orderHistoryPage,
  orderPage,
  registerPage,
  withReturn,
} from '#application/shared/addresses.ts'
import { receiptBeside } from '#application/shared/receipt-addresses.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { Link } from '#web/navigation/link.tsx'
import { wrap } from '#web/theme/layout.css.ts'
import { heading, lead, link, muted, standalone } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { BoughtWork } from './bought-work.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { PhonePanel } from './checkout/phone-panel.tsx'
import * as css from './confirmed-screen.css.ts'
import type { ConfirmedData } from './order-loaders.ts'
import { cancelledWords, refundedWords, wasPaid } from './order-words.ts'
import { CardPanel, isPaidByCardNow } from './paying/card-panel.tsx'
import { useOnTheWayToBank } from './paying/to-bank.ts'
import { TransferPanel } from './paying/transfer-panel.tsx'
import { PutBackButton } from './put-back-button.tsx'
import { type FollowedOrder, useOrder } from './use-order.ts'

export function ConfirmedScreen() {
  const opened = useLoaderData<ConfirmedData>()
  return <PlacedOrder key={opened.order.number} opened={opened} />
}

function PlacedOrder({ opened }: { opened: ConfirmedData }) {
  const goesToBank = useOnTheWayToBank()
  const followed = useOrder(opened, { goesToBank })
  const account = useAccount()
  const { order, problem, isWaitingForPhone } = followed
  const isLeftToPay = isWaitingForPhone || isPaidByCardNow(followed)
  const hasEnded = order.status === 'cancelled' || order.status === 'refunded'
  return (
    <div className={`${wrap} ${css.layout}`}>
      <div>
        <div aria-live="polite">
          <Headline followed={followed} />
        </div>
        <dl className={css.facts}>
          <dt>Order number</dt>
          <dd>{order.number}</dd>
          <dt>Total amount</dt>
          <dd>{formatMoney(order.total)}</dd>
        </dl>
        {problem && (
          <div className={css.todo}>
            <Alert tone="err" role="alert">
              {problem}
            </Alert>
          </div>
        )}
        {order.payment.instructions && (
          <div className={css.howToPay}>
            {isWaitingForPhone ? (
              <PhonePanel followed={followed} />
            ) : isPaidByCardNow(followed) ? (
              <CardPanel followed={followed} />
            ) : (
              <Alert tone="info">{order.payment.instructions}</Alert>
            )}
            {order.payment.transfer && <TransferPanel transfer={order.payment.transfer} />}
            {isLeftToPay && <CancelOrder followed={followed} />}
          </div>
        )}
        <div className={css.waysOn}>
          {order.status === 'cancelled' ? (
            <PutBackButton order={order} />
          ) : (
            <ButtonLink
              look={isLeftToPay ? 'secondary' : 'primary'}
              large
              to={account ? orderHistoryPage : orderPage(order.number, opened.accessKey)}
            >
              View Order History
            </ButtonLink>
          )}
          <ButtonLink large to={homePage}>
            Return to Home
          </ButtonLink>
        </div>
        {wasPaid(order) && (
          <p className={css.todo}>
            <Link
              className={`${link} ${standalone}`}
              to={receiptBeside(orderPage(order.number, opened.accessKey))}
            >
              Receipt
            </Link>
          </p>
        )}
        {!account && !hasEnded && (
          <p className={`${muted} ${css.todo}`}>
            <Link
              className={link}
              to={withReturn(registerPage, orderHistoryPage)}
              state={{ email: order.email }}
            >
              Create an account
            </Link>{' '}
            with {order.email} to keep this order: it stands there as soon as you have confirmed the address.
            {wasPaid(order) && ' Without one, the link in our mail opens it.'}
          </p>
        )}
      </div>
      {opened.work && (
        <BoughtWork work={opened.work} isSold={!hasEnded && !isLeftToPay && !order.payment.isToBeConfirmed} />
      )}
    </div>
  )
}

/** A card waits for its bank, which is told by mail when it has answered. */
const waitingFor = ({ email, payment }: OrderView): string =>
  payment.isToBeConfirmed
    ? `One thing is left: open the link that we have sent to ${email}.`
    : payment.method === 'atm'
      ? `A confirmation email was sent to ${email}. Your order waits for your bank transfer.`
      : `Your order waits for your bank. A confirmation email goes to ${email} as soon as it is paid.`

function Headline({ followed }: { followed: FollowedOrder }) {
  const { order, isWaitingForPhone, isAskedByBank, mayPayWithAnotherCard } = followed
  if (isAskedByBank)
    return (
      <>
        <h1 className={heading.display}>Confirm with your bank</h1>
        <p className={lead}>Your bank wants to know that it is you, and pays then.</p>
      </>
    )
  if (mayPayWithAnotherCard)
    return (
      <>
        <h1 className={heading.display}>Not paid yet</h1>
        <p className={lead}>Your order is kept for you. Pay with another card, or cancel the order.</p>
      </>
    )
  if (isWaitingForPhone && order.payment.phone?.isOpen === false)
    return (
      <>
        <h1 className={heading.display}>Not paid yet</h1>
        <p className={lead}>Your order is kept for you. Have your phone asked again, or cancel the order.</p>
      </>
    )
  if (isWaitingForPhone)
    return (
      <>
        <h1 className={heading.display}>Confirm on your phone</h1>
        <p className={lead}>We have sent a request to your phone. This page changes as soon as you answer.</p>
      </>
    )
  if (order.status === 'cancelled')
    return (
      <>
        <h1 className={heading.display}>Order cancelled</h1>
        <p className={lead}>{cancelledWords(order)}</p>
      </>
    )
  if (order.status === 'refunded')
    return (
      <>
        <h1 className={heading.display}>Order refunded</h1>
        <p className={lead}>{refundedWords(order)}</p>
      </>
    )
  return (
    <>
      <h1 className={heading.display}>Order Confirmed!</h1>
      <p className={lead}>
        {order.status === 'awaiting-payment'
          ? waitingFor(order)
          : `A confirmation email was sent to ${order.email}.`}{' '}
        You can track your order status in your account.
      </p>
    </>
  )
}
