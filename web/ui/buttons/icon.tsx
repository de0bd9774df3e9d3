import type { IconNode } from 'lucide'
import { createElement } from 'react'
import * as css from './icon.css.ts'

/** An icon beside words, or named by its button: hidden from those who listen. */
export function Icon({
  of: shapes,
  small = false,
  className,
}: {
  of: IconNode
  small?: boolean
  className?: string
}) {
  const size = small ? 16 : 20
  return (
    <svg
      className={className === undefined ? css.icon : `${css.icon} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={small ? 1.75 : 1.5}
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))}
    </svg>
  )
}
