import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkPasskeyName } from '#domain/identity/passkey-name.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as css from './security.css.ts'
import { typedIn } from './typed-in.ts'

const failure = 'The passkey could not be added. Please try again.'

/** Names a new passkey, and lets the browser make it. */
export function AddPasskey({ onAdded, onCancel }: { onAdded: () => void; onCancel: () => void }) {
  const { secondFactors, passkeyDevice } = useServices()
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const focusName = () => form.current?.querySelector('input')?.focus()
  useEffect(focusName, [])

  async function add(name: string): Promise<void> {
    const credential = await passkeyDevice.create(await secondFactors.passkeyCreation())
    if (credential === null) {
      setError('No passkey was made: the dialog was closed, or this device has one for you already.')
      return
    }
    const { name: added } = await secondFactors.addPasskey(name, credential)
    toast.success(`The passkey “${added}” opens your account from now on.`)
    onAdded()
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const name = typedIn(event.currentTarget, 'name')
    const fault = checkPasskeyName(name)
    setError(fault ?? undefined)
    if (fault !== null) return focusName()
    setBusy(true)
    try {
      await add(name)
    } catch (refusal) {
      setError(isDomainError(refusal) ? refusal.message : failure)
      focusName()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" ref={form} className={css.entry} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        name="name"
        label="What do you call this passkey?"
        hint="Such as “My phone”: you will know it by this name."
        error={error}
        autoComplete="off"
        maxLength={60}
        required
      />
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={isBusy && 'Adding…'}>
          Continue
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
