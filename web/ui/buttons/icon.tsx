import type { IconNode } from 'lucide'
import { createElement } from 'react'

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
      {...(className && { className })}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={small ? 1.75 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))}
    </svg>
  )
}
