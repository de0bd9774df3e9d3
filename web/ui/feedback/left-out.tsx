import { Alert } from './alert.tsx'
import * as css from './left-out.css.ts'

/** Says what an address asks for that nobody knows here any more; the page shows the rest of it. */
export const LeftOut = ({ text }: { text: string | null }) =>
  text && (
    <div className={css.note} role="note">
      <Alert tone="info">{text}</Alert>
    </div>
  )
