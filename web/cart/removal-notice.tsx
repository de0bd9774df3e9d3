import { useEffect, useRef } from 'react'
import { workTitle } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/button.tsx'
import { useCart } from './cart-context.tsx'
import * as css from './cart-screen.css.ts'

/** Where a line stood: it can come back. Takes the keyboard from the 'Remove' that has gone with its line. */
export function RemovalNotice({ title }: { title: string }) {
  const { takeRemovalBack } = useCart()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className={css.removal}>
      <p role="status">
        Removed <span className={workTitle}>{title}</span>
      </p>
      <Button ref={undo} look="quiet" onClick={takeRemovalBack}>
        Undo
      </Button>
    </div>
  )
}
