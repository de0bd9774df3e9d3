import { spoken } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { useCart } from './cart-context.tsx'
import * as css from './cart-screen.css.ts'
import { ChangeText } from './change-text.tsx'

interface CartNoticesProps {
  /** The works that are not sent to where the shopper is. */
  readonly notSent: readonly {
    readonly artworkId: string
    readonly title: string
    readonly sentence: string
  }[]
}

/** What the shopper should know before they buy: what has changed meanwhile, what is not sent to them, and what could not be found out. */
export function CartNotices({ notSent }: CartNoticesProps) {
  const { items, changes, isUnchecked, isLost, acceptChanges, compareWithGallery, remove } = useCart()
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
      {notSent.length > 0 && (
        <Alert tone="warn">
          <ul aria-label="Not sent to you">
            {notSent.map(({ artworkId, title, sentence }) => (
              <li key={artworkId}>
                {sentence}{' '}
                <Button look="quiet" onClick={() => remove(artworkId)}>
                  Remove <span className={spoken}>{title}</span>
                </Button>
              </li>
            ))}
          </ul>
          {notSent.length < items.length && <p>The rest can be ordered without.</p>}
        </Alert>
      )}
    </div>
  )
}
