import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderHistoryPage } from '#application/shared/addresses.ts'
import { lastPaidOn } from '#web/orders/use-order.ts'
import { wrap } from '#web/theme/layout.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'

/**
 * Where a bank's own page sends a buyer back to. Of what it adds to the address nothing is believed or kept: the page of the
 * order, from where they had left, asks our server how the payment stands.
 */
export function PaymentReturnScreen() {
  const navigate = useNavigate()
  useEffect(() => {
    const before = lastPaidOn()
    if (before) void navigate(before, { replace: true })
    else window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [navigate])
  return (
    <div className={wrap}>
      <EmptyWall
        as="h1"
        title="Back from your bank"
        action={
          <ButtonLink look="primary" large to={orderHistoryPage}>
            View Order History
          </ButtonLink>
        }
      >
        The link in our email opens your order, and says how its payment stands.
      </EmptyWall>
    </div>
  )
}
