import { spoken } from '#web/theme/text.css.ts'
import { ring } from '#web/ui/buttons/button.css.ts'
import { Logo } from '#web/ui/navigation/logo.tsx'
import * as css from './loading-overlay.css.ts'

/** A veil over the page while it has to be waited for; it stands still but for its ring. */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <div className={css.overlay} role="status">
      <Logo className={css.logo} />
      <span className={css.wheel} aria-hidden="true">
        <span className={ring} />
      </span>
      <span className={spoken}>{text}</span>
    </div>
  )
}
