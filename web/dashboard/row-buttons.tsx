import { Ellipsis } from 'lucide'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
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
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to the buttons inside
    <span
      className={`${buttons} ${css.place}`}
      role="group"
      aria-label={`What to do with ${name}`}
      aria-busy={isBusy}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false)
      }}
    >
      {first}
      <IconButton
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
