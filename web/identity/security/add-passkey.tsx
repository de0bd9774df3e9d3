import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { PasskeyView } from '#application/identity/contract.ts'
import { checkPasskeyName, longestPasskeyName } from '#domain/identity/passkey-name.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as css from './security.css.ts'
import { typedIn } from './typed-in.ts'

const failure = 'The passkey could not be added. Please try again.'
const notMade = 'No passkey was made: the dialog was closed, or this device has one for you already.'

/** By its name; the answer is null where the browser made none. */
const adding = sending<string, PasskeyView | null>()

/** Names a new passkey, and lets the browser make it. */
export function AddPasskey({ onAdded, onCancel }: { onAdded: () => void; onCancel: () => void }) {
  const { secondFactors, passkeyDevice } = useServices()
  const form = useRef<HTMLFormElement>(null)
  const focusName = () => form.current?.querySelector('input')?.focus()
  useEffect(focusName, [])

  const actor = useLastingActor(
    adding,
    {
      send: async (name) => {
        const credential = await passkeyDevice.create(await secondFactors.passkeyCreation())
        return credential === null ? null : secondFactors.addPasskey(name, credential)
      },
    },
    {
      done: ({ answer: added }) => {
        if (added === null) return wrong(notMade)
        toast.success(`The passkey “${added.name}” opens your account from now on.`)
        onAdded()
      },
      refused: ({ error }) => {
        wrong(isDomainError(error) ? error.message : failure)
        focusName()
      },
    },
  )
  const flow = useSelector(actor, (current) => current)
  const isBusy = !flow.matches('at rest')
  const wrong = (text: string): void => actor.send({ type: 'something is wrong', refusal: text })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isBusy) return
    const name = typedIn(event.currentTarget, 'name')
    const fault = checkPasskeyName(name)
    if (fault !== null) {
      wrong(fault)
      return focusName()
    }
    actor.send({ type: 'it is mended', left: null })
    actor.send({ type: 'send it', what: name })
  }

  return (
    <form method="post" ref={form} className={css.entry} noValidate onSubmit={submit}>
      <Field
        name="name"
        label="What do you call this passkey?"
        hint="Such as “My phone”: you will know it by this name."
        error={flow.context.refusal ?? undefined}
        autoComplete="off"
        longest={longestPasskeyName}
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
