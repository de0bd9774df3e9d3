import { type ReactNode, useEffect, useId, useRef } from 'react'
import { heading } from '#web/theme/text.css.ts'
import * as css from './dialog.css.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** What will happen, in a sentence, or a form. */
  readonly children: ReactNode
  /** The ways out, unless the form brings its own. */
  readonly actions?: ReactNode
  /** Escape, too, closes it. */
  readonly onClose: () => void
}

/** A question in front of the page, which waits meanwhile; the browser keeps the focus inside and gives it back. */
export function Dialog({ isOpen, title, children, actions, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={heading.h4}>
        {title}
      </h2>
      <div className={css.text}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  )
}
