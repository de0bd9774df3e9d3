import { useEffect, useRef } from 'react'
import { heading, lead } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import * as css from './auth-frame.css.ts'

/** A link from a mail that was used before, is too old, or was never ours; and the way to a new one. */
export function OldLink({ to, action }: { to: string; action: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div role="alert">
      <h1 ref={title} tabIndex={-1} className={heading.h1}>
        This link is no longer valid
      </h1>
      <p className={`${lead} ${css.sentence}`}>It was used before, or is too old. You can have a new one.</p>
      <ButtonLink look="primary" large to={to}>
        {action}
      </ButtonLink>
    </div>
  )
}
