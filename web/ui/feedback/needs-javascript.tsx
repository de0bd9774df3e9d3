import { Alert } from './alert.tsx'

/** Says so where a browser runs no scripts; nobody else ever sees it. */
export function NeedsJavaScript({ what }: { what: string }) {
  return (
    <noscript>
      <Alert tone="info">{what} needs JavaScript, which is switched off in this browser.</Alert>
    </noscript>
  )
}
