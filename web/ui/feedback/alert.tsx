import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as css from './alert.css.ts'

const icons = { err: CircleAlert, warn: TriangleAlert, info: Info, ok: CircleCheck }

interface AlertProps extends ComponentProps<'div'> {
  readonly tone: keyof typeof css.tone
}

/** A sentence that stands where it concerns someone. `role="alert"` where it appears in answer to an action. */
export function Alert({ tone, children, ...rest }: AlertProps) {
  return (
    <div {...rest} className={css.tone[tone]}>
      <Icon of={icons[tone]} />
      <div className={css.text}>{children}</div>
    </div>
  )
}
