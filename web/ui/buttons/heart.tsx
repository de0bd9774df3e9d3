import { Heart as HeartIcon } from 'lucide'
import * as css from './heart.css.ts'
import { Icon } from './icon.tsx'

interface HeartProps {
  /** The title of the work. */
  readonly of: string
  readonly pressed: boolean
  readonly onToggle: () => void
  readonly className?: string
}

/** Makes a work a favourite, or no longer. */
export function Heart({ of, pressed, onToggle, className = '' }: HeartProps) {
  return (
    <button
      type="button"
      className={`${css.heart} ${className}`}
      aria-pressed={pressed}
      aria-label={`Favourite: ${of}`}
      onClick={onToggle}
    >
      <Icon of={HeartIcon} />
    </button>
  )
}
