import { useState } from 'react'
import { canBeCancelled } from '#domain/orders/order-status.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'
import * as css from './order-screen.css.ts'
import { cancellingWords } from './order-words.ts'
import type { FollowedOrder } from './use-order.ts'

/** Changing one's mind, for as long as that is possible; asks before it does. */
export function CancelOrder({ followed: { order, isCancelling, cancel } }: { followed: FollowedOrder }) {
  const [isAsking, setAsking] = useState(false)
  if (!canBeCancelled(order)) return null
  return (
    <div className={css.actions}>
      <Button look="danger" busy={isCancelling && 'Cancelling…'} onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <Dialog
        isOpen={isAsking}
        title="Cancel this order?"
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button
              look="danger"
              onClick={() => {
                setAsking(false)
                cancel()
              }}
            >
              Yes, cancel it
            </Button>
            <Button onClick={() => setAsking(false)}>Keep the order</Button>
          </>
        }
      >
        {cancellingWords(order)}
      </Dialog>
    </div>
  )
}
