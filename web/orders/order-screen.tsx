import { ArrowLeft } from 'lucide'
import { useLoaderData } from 'react-router-dom'
import type { OrderView } from '#application/orders/contract.ts'
import { orderHistoryPage, orderPage } from '#application/shared/addresses.ts'
import { claimsBeside, withdrawalBeside } from '#application/shared/withdrawal-addresses.ts'
import { isShipped } from '#domain/orders/fulfilment.ts'
import { canWithdraw } from '#domain/returns/withdrawal-window.ts'
import { Link } from '#web/navigation/link.tsx'
import { wrap } from '#web/theme/layout.css.ts'
import { figures, heading, link, muted, quietLink, small, standalone } from '#web/theme/text.css.ts'
import { look } from '#web/ui/buttons/button.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import * as panel from '#web/ui/navigation/summary.css.ts'
import { CancelOrder } from './cancel-order.tsx'
import { PhonePanel } from './checkout/phone-panel.tsx'
import { KeepWorks } from './keep-works.tsx'
import type { OrderData } from './order-loaders.ts'
import * as css from './order-screen.css.ts'
import { OrderSide } from './order-side.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { damageWords, dayText, orderStatusWords, wasPaid } from './order-words.ts'
import { Parcel } from './parcel.tsx'
import { CardPanel, isPaidByCardNow } from './paying/card-panel.tsx'
import { TransferPanel } from './paying/transfer-panel.tsx'
import { PutBackButton } from './put-back-button.tsx'
import { type FollowedOrder, useOrder } from './use-order.ts'

export function OrderScreen() {
  const opened = useLoaderData<OrderData>()
  return <OpenOrder key={opened.order.number} opened={opened} />
}

function OpenOrder({ opened }: { opened: OrderData }) {
  const followed = useOrder(opened)
  const { order, problem } = followed
  const isOwn = opened.accessKey === undefined
  const { word, form, tone } = orderStatusWords[order.status]
  return (
    <div className={wrap}>
      <div className={panel.pageHead}>
        {isOwn && (
          <Link className={`${quietLink} ${standalone} ${small}`} to={orderHistoryPage}>
            <Icon of={ArrowLeft} small />
            Order History
          </Link>
        )}
        <h1 className={`${heading.display} ${figures}`}>Order {order.number}</h1>
        <p className={css.headline} aria-live="polite">
          <Status form={form} tone={tone}>
            {word}
          </Status>
          <span className={`${small} ${muted}`}>Placed {dayText(order.createdAt)}</span>
        </p>
      </div>
      <div className={panel.layout}>
        <div>
          {problem && (
            <div className={css.panel}>
              <Alert tone="err" role="alert">
                {problem}
              </Alert>
            </div>
          )}
          <WhatIsLeftToDo followed={followed} secret={opened.secret} />
          <h2 id="order-way" className={`${heading.h2} ${css.sectionTitle}`}>
            Where it is
          </h2>
          <OrderTimeline order={order} titledBy="order-way" also={opened.afterSale?.also ?? []} />
          {order.fulfilments.map((fulfilment) => (
            <Parcel key={fulfilment.artist.id} followed={followed} fulfilment={fulfilment} />
          ))}
          <CancelOrder followed={followed} />
          <AfterSaleLinks order={order} page={orderPage(order.number, opened.accessKey)} opened={opened} />
          {order.status === 'cancelled' && (
            <div className={css.actions}>
              <PutBackButton order={order} />
            </div>
          )}
        </div>
        <OrderSide order={order} page={orderPage(order.number, opened.accessKey)} />
      </div>
    </div>
  )
}

interface AfterSaleLinksProps {
  readonly order: OrderView
  readonly page: string
  readonly opened: OrderData
}

/** The way to withdraw, for as long as that is possible, then to what has become of it; and to say that something is damaged. */
function AfterSaleLinks({ order, page, opened: { openedAt, afterSale } }: AfterSaleLinksProps) {
  if (!wasPaid(order)) return null
  const isOpen = canWithdraw(order, new Date(openedAt))
  // Of what went back as a whole there is nothing more to ask for, only what has been asked for to look at.
  const isOver = order.status === 'refunded'
  return (
    <div className={css.actions}>
      {(!isOver || afterSale?.hasWithdrawn) && (
        <Link className={isOpen ? look.secondary : `${link} ${standalone}`} to={withdrawalBeside(page)}>
          {isOpen ? 'Withdraw from contract here' : 'Withdrawals and returns'}
        </Link>
      )}
      {order.fulfilments.some(isShipped) && (!isOver || afterSale?.hasClaimed) && (
        <Link className={`${link} ${standalone}`} to={claimsBeside(page)}>
          {damageWords(afterSale ?? { hasClaimed: false, unread: 0 })}
        </Link>
      )}
    </div>
  )
}

/** Why an order has ended that a link was to keep. */
function whyUnpaid({ payment: { ranOut } }: OrderView): string {
  if (ranOut === 'link') return 'its link was opened too late'
  if (ranOut === 'payment') return 'the whole of your transfer did not come in time'
  return 'somebody else was faster, or it was called off'
}

interface WhatIsLeftProps {
  readonly followed: FollowedOrder
  readonly secret: string | undefined
}

function WhatIsLeftToDo({ followed, secret }: WhatIsLeftProps) {
  const { order, isWaitingForPhone } = followed
  if (secret !== undefined && order.status === 'cancelled')
    return (
      <div className={css.panel}>
        <Alert tone="warn">This order has ended unpaid: {whyUnpaid(order)}.</Alert>
      </div>
    )
  if (secret !== undefined && order.payment.isToBeConfirmed)
    return <KeepWorks followed={followed} secret={secret} />
  if (isWaitingForPhone) return <PhonePanel followed={followed} />
  if (isPaidByCardNow(followed)) return <CardPanel followed={followed} />
  if (!order.payment.instructions) return null
  return (
    <div className={css.panel}>
      <Alert tone="info">{order.payment.instructions}</Alert>
      {order.payment.transfer && <TransferPanel transfer={order.payment.transfer} />}
    </div>
  )
}
