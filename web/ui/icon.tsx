import type { LucideIcon } from 'lucide-react'

/** An icon beside words, or named by its button: hidden from those who listen. */
export function Icon({
  of: Drawing,
  small = false,
  className,
}: {
  of: LucideIcon
  small?: boolean
  className?: string
}) {
  return (
    <Drawing
      {...(className && { className })}
      size={small ? 16 : 20}
      strokeWidth={small ? 1.75 : 1.5}
      style={{ flex: 'none' }}
      aria-hidden="true"
    />
  )
}
