import { Ellipsis } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useDismiss } from '#web/ui/navigation/use-dismiss.ts'
import * as css from './row-buttons.css.ts'
import { buttons } from './table.css.ts'

interface RowButtonsProps {
  /** What the row is about. */
  readonly name: string
  readonly isBusy: boolean
  /** What is done most. */
  readonly first: ReactNode
  readonly children: ReactNode
}

/** What can be done with a row. On a phone all but the first wait behind one button, so that more rows are in sight. */
export function RowButtons({ name, isBusy, first, children }: RowButtonsProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  useDismiss(place, isOpen, (by) => {
    setOpen(false)
    // What had the keyboard is gone.
    if (by === 'escape') more.current?.focus()
  })
  return (
    <span ref={place} className={`${buttons} ${css.place}`} aria-busy={isBusy}>
      {first}
      <IconButton
        ref={more}
        className={css.more}
        icon={Ellipsis}
        label={`More for ${name}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <span className={css.others} data-open={isOpen ? '' : undefined}>
        {children}
      </span>
    </span>
  )
}
