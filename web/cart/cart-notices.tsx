import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { useCart } from './cart-context.tsx'
import * as css from './cart-screen.css.ts'
import { ChangeText } from './change-text.tsx'

/** What the shopper should know before they buy: what has changed meanwhile, and what could not be found out. */
export function CartNotices() {
  const { changes, isUnchecked, isLost, acceptChanges, compareWithGallery } = useCart()
  return (
    <div className={css.notices} aria-live="polite">
      {isLost && (
        <Alert tone="warn">
          This browser has no room to keep your cart. It will be gone when you close this page.
        </Alert>
      )}
      {isUnchecked && (
        <Alert tone="warn">
          <p>The gallery did not answer. Prices and stock may have changed meanwhile.</p>
          <Button look="quiet" onClick={compareWithGallery}>
            Try again
          </Button>
        </Alert>
      )}
      {changes.length > 0 && (
        <Alert tone="warn">
          <ul aria-label="What has changed">
            {changes.map((change) => (
              <li key={`${change.id} ${change.kind}`}>
                <ChangeText change={change} />
              </li>
            ))}
          </ul>
          <Button onClick={acceptChanges}>Update my cart</Button>
        </Alert>
      )}
    </div>
  )
}
