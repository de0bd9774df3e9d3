import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import * as css from './icon-button.css.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconNode
  /** What the button does: its name for those who do not see the icon. */
  readonly label: string
}

/** A button that shows an icon alone. */
export function IconButton({ icon, label, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={`${css.iconButton} ${className}`} aria-label={label}>
      <Icon of={icon} />
    </button>
  )
}
