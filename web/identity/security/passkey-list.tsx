import { KeyRound } from 'lucide'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { PasskeyView } from '#application/identity/contract.ts'
import { useServices } from '#web/services.ts'
import { figures, heading } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RemovePasskey } from './remove-passkey.tsx'
import * as css from './security.css.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Whether a browser knows passkeys does not change while a page is open. */
const neverChanges = () => () => undefined

/** The passkeys of one's own account. */
export function PasskeyList({
  passkeys,
  onChange,
}: {
  passkeys: readonly PasskeyView[]
  onChange: () => void
}) {
  const { passkeyDevice } = useServices()
  // The server cannot know; the page it makes must be the one that the browser takes over.
  const canAdd = useSyncExternalStore(
    neverChanges,
    () => passkeyDevice.isAvailable(),
    () => true,
  )
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PasskeyView | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const done = () => {
    setAdding(false)
    setRemoving(null)
    title.current?.focus()
    onChange()
  }
  return (
    <section className={css.part}>
      <h3 ref={title} tabIndex={-1} className={heading.h4}>
        Passkeys
      </h3>
      <p className={css.note}>
        A passkey opens your account with your fingerprint, your face or your device’s PIN, without a
        password.
      </p>
      {passkeys.length > 0 && (
        <ul className={css.passkeys}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Icon of={KeyRound} />
              <p className={css.passkey}>
                {passkey.name}
                <small className={figures}>
                  Added <time dateTime={passkey.createdAt}>{day.format(new Date(passkey.createdAt))}</time>
                </small>
              </p>
              <Button look="quiet" aria-label={`Remove ${passkey.name}`} onClick={() => setRemoving(passkey)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddPasskey onAdded={done} onCancel={() => setAdding(false)} />
      ) : (
        <div className={css.actions}>
          {canAdd ? (
            <Button onClick={() => setAdding(true)}>Add a passkey</Button>
          ) : (
            <p className={css.note}>This browser knows no passkeys.</p>
          )}
        </div>
      )}
      {removing && <RemovePasskey passkey={removing} onRemoved={done} onCancel={() => setRemoving(null)} />}
    </section>
  )
}
