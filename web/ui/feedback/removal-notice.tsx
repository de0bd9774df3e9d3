import { useEffect, useRef } from 'react'
import { workTitle } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import * as css from './removal-notice.css.ts'

interface RemovalNoticeProps {
  /** Of the work. */
  readonly title: string
  /** Whether somebody has removed it here and now: then the control that had the keyboard has gone with it. */
  readonly takesFocus: boolean
  readonly onUndo: () => void
}

/** Where a work stood: it can come back. What was removed elsewhere, or before, leaves the keyboard where it is. */
export function RemovalNotice({ title, takesFocus, onUndo }: RemovalNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) undo.current?.focus()
  }, [takesFocus])
  return (
    <div className={css.removal}>
      <p role="status">
        Removed <span className={workTitle}>{title}</span>
      </p>
      <Button ref={undo} look="quiet" onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
