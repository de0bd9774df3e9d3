import { brand } from '#domain/shared/brand.ts'
import * as css from './logo.css.ts'

/** The name in the house's letters, ended by the red dot: sold, an artist is paid. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`${css.logo} ${className}`}>
      <svg viewBox="0 0 135 55" role="img" aria-label={brand.name}>
        <text x="0" y="41" textLength="124" lengthAdjust="spacing" fill="currentColor" aria-hidden="true">
          {brand.name}
        </text>
        <circle cx="130.5" cy="37" r="4.4" />
      </svg>
    </span>
  )
}
