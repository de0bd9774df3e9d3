import { useEffect, useRef } from 'react'
import { workTitle } from '#web/theme/text.css.ts'
import { Button } from './button.tsx'
import * as css from './removal-notice.css.ts'

interface RemovalNoticeProps {
  /** Of the work. */
  readonly title: string
  readonly onUndo: () => void
}

/** Where a work stood: it can come back. Takes the keyboard from the control that has gone with it. */
export function RemovalNotice({ title, onUndo }: RemovalNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
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
