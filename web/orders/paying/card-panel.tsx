import { formatMoney } from '#domain/shared/money.ts'
import * as css from '#web/orders/order-screen.css.ts'
import type { FollowedOrder } from '#web/orders/use-order.ts'
import { heading, muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { AnotherCard } from './another-card.tsx'

/** Whether something of a payment by card is the buyer's to do. */
export const isPaidByCardNow = ({ isAskedByBank, mayPayWithAnotherCard }: FollowedOrder): boolean =>
  isAskedByBank || mayPayWithAnotherCard

/** The buyer proves to the card's bank that it is them; where payments are only tried, a stand-in for it asks here. */
function AskedByBank({ followed }: { followed: FollowedOrder }) {
  const { order, bankAnswersHere, isAtBank, isAnswering, goToBank, answerBank } = followed
  const sum = formatMoney(order.total)
  return (
    <div className={css.panel}>
      <Alert tone="info" role="status">
        {isAtBank
          ? 'Your bank is asking you. This page changes as soon as you have answered.'
          : `Before it pays ${sum}, your bank wants to know that it is you. Your works are kept for you meanwhile.`}
      </Alert>
      {bankAnswersHere ? (
        <section className={css.phone} aria-labelledby="bank-asks">
          <h2 id="bank-asks" className={heading.h4}>
            Your bank asks
          </h2>
          <p>Test shop: no bank asks. Answer here instead: do you pay {sum}?</p>
          <div className={css.actions}>
            <Button look="primary" busy={isAnswering && 'Answering…'} onClick={() => answerBank(true)}>
              Yes, it is me
            </Button>
            <Button onClick={() => answerBank(false)}>No, it is not</Button>
          </div>
        </section>
      ) : (
        <div className={css.actions}>
          <Button look="primary" busy={isAtBank && 'Waiting for your bank…'} onClick={goToBank}>
            Continue with your bank
          </Button>
        </div>
      )}
    </div>
  )
}

/** While a card has not paid: the way to its bank, or a place for another card. */
export function CardPanel({ followed }: { followed: FollowedOrder }) {
  if (followed.isAskedByBank) return <AskedByBank followed={followed} />
  return (
    <div className={css.panel}>
      <Alert tone="warn" role="status">
        {followed.order.payment.cardRefused}
      </Alert>
      <AnotherCard followed={followed} />
      <p className={muted}>Your works are kept for you meanwhile. You can also cancel the order.</p>
    </div>
  )
}
