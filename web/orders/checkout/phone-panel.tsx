import * as css from '#web/orders/order-screen.css.ts'
import type { FollowedOrder } from '#web/orders/use-order.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'

/** While the phone has not answered: what to do there, and a stand-in for it where payments are only tried. */
export function PhonePanel({ followed }: { followed: FollowedOrder }) {
  const { order, answersHere, isAnswering, answerOnPhone } = followed
  return (
    <div className={css.panel}>
      <Alert tone="info" role="status">
        {order.payment.instructions}
      </Alert>
      {answersHere && (
        <div className={css.phone}>
          <p>Test shop: no phone rings. Answer here instead of on the phone.</p>
          <div className={css.actions}>
            <Button look="primary" busy={isAnswering && 'Answering…'} onClick={() => answerOnPhone(true)}>
              Accept on the phone
            </Button>
            <Button onClick={() => answerOnPhone(false)}>Decline on the phone</Button>
          </div>
        </div>
      )}
    </div>
  )
}
