import { useState } from 'react'
import type { SentWork } from '#domain/shipping/shipping-terms.ts'
import { useCart } from '#web/cart/cart-context.tsx'
import { spoken, workTitle } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RemovalNotice } from '#web/ui/feedback/removal-notice.tsx'
import * as css from './checkout-screen.css.ts'

interface NotSentProps {
  readonly works: readonly SentWork[]
  readonly onRemove: (artworkId: string) => void
}

/** The works that are not sent to the chosen country, each with a way to leave it out, and back. */
export function NotSent({ works, onRemove }: NotSentProps) {
  const { removed, takeRemovalBack } = useCart()
  const [removedBefore] = useState(removed)
  const isNews = removed !== null && removed !== removedBefore
  if (works.length === 0 && !isNews) return null
  return (
    <ul className={`${css.whole} ${css.notSent}`} aria-label="Not sent to this country">
      {works.map(({ artworkId, title }) => (
        <li key={artworkId}>
          <span className={workTitle}>{title}</span>
          <Button onClick={() => onRemove(artworkId)}>
            Remove <span className={spoken}>{title}</span>
          </Button>
        </li>
      ))}
      {isNews && (
        <li>
          <RemovalNotice
            key={removed.item.id}
            title={removed.item.title}
            takesFocus
            onUndo={takeRemovalBack}
          />
        </li>
      )}
    </ul>
  )
}
