import { useEffect, useRef } from 'react'
import { figures } from '#web/theme/text.css.ts'
import type { AppToAdd } from './authenticator-machine.ts'
import { CodeEntry, type CodeEntryProps } from './code-entry.tsx'
import * as css from './security.css.ts'

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** What the app has to read, and the code that shows that it has. */
export function AddApp({ app, ...entry }: CodeEntryProps & { app: AppToAdd }) {
  const steps = useRef<HTMLOListElement>(null)
  useEffect(() => steps.current?.focus(), [])
  return (
    <ol ref={steps} tabIndex={-1} className={css.steps} aria-label="Adding an authenticator app">
      <li>
        <p>Scan this picture with your authenticator app.</p>
        <img
          className={css.qr}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(app.qr)}`}
          width={208}
          height={208}
          alt="QR code for your authenticator app. The key below says the same."
        />
        <details className={css.details}>
          <summary>I cannot scan it</summary>
          <p>
            Type this key into the app:{' '}
            <code className={`${css.secret} ${figures}`}>{inFours(app.secret)}</code>
          </p>
          <p>
            Or <a href={app.uri}>open it in an app on this device</a>.
          </p>
        </details>
      </li>
      <li>
        <CodeEntry
          {...entry}
          label="Enter the code that the app shows"
          verb="Confirm"
          busyVerb="Confirming…"
        />
      </li>
    </ol>
  )
}
