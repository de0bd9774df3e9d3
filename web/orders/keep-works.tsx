import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import * as css from './order-screen.css.ts'
import type { FollowedOrder } from './use-order.ts'

interface KeepWorksProps {
  readonly followed: FollowedOrder
  /** From the link of the mail. */
  readonly secret: string
}

/** Keeps the works of a guest's transfer. It takes a press: programs that look at mails open links too. */
export function KeepWorks({ followed: { isKeeping, keepWorks }, secret }: KeepWorksProps) {
  return (
    <div className={css.panel}>
      <Alert tone="info">One press, and the works are kept for you while your transfer arrives.</Alert>
      <div className={css.actions}>
        <Button look="primary" large busy={isKeeping && 'Keeping…'} onClick={() => keepWorks(secret)}>
          Keep the works
        </Button>
      </div>
    </div>
  )
}
