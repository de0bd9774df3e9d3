import { useMachine } from '@xstate/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccount } from '#web/identity/session/use-session.ts'
import { useServices } from '#web/services.ts'
import { muted, small } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as css from './tell-me.css.ts'
import { waitingMachine } from './waiting-machine.ts'

const tellMeWords = 'Tell me when it is back'

/** Offers to tell whoever wants a work when it is back; says so to whoever waits, who may take it back. */
export function TellMe({ artworkId }: { artworkId: string }) {
  const { waiting } = useServices()
  const account = useAccount()
  const [flow, send] = useMachine(waitingMachine, { input: { waiting, artworkId } })
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { fault, failure, changes } = flow.context

  // What was pressed makes way for something else; whoever pressed it goes on from there.
  useEffect(() => {
    if (changes > 0) place.current?.querySelector('button')?.focus()
  }, [changes])
  useEffect(() => {
    if (isOpen || fault !== null) place.current?.querySelector('input')?.focus()
  }, [isOpen, fault])

  const close = () => {
    flushSync(() => setOpen(false))
    place.current?.querySelector('button')?.focus()
  }
  const ask = (email?: string) => send({ type: 'tell me', email })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    ask(typeof email === 'string' ? email : '')
  }
  const busy = flow.matches('asking') && 'Noting…'
  return (
    <div ref={place} className={css.place}>
      <p role="status" className={`${small} ${muted}`} hidden={!isWaiting(flow.value)}>
        {isWaiting(flow.value) && 'You wait for this work: we email you once, as soon as it is back.'}
      </p>
      {failure && (
        <Alert tone="err" role="alert">
          {failure}
        </Alert>
      )}
      {isWaiting(flow.value) ? (
        <Button
          look="quiet"
          busy={flow.matches('taking it back') && 'Taking it back…'}
          onClick={() => send({ type: 'take it back' })}
        >
          Don’t tell me after all
        </Button>
      ) : account ? (
        <Button busy={busy} onClick={() => ask()}>
          {tellMeWords}
        </Button>
      ) : isOpen ? (
        <form method="post" className={css.form} noValidate onSubmit={submit}>
          <Field
            label="Your email"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            hint="For this one email alone. Whoever asks first is told first."
            error={fault ?? undefined}
          />
          <div className={css.actions}>
            <Button type="submit" busy={busy}>
              Tell me
            </Button>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <Button aria-expanded={false} onClick={() => setOpen(true)}>
          {tellMeWords}
        </Button>
      )}
    </div>
  )
}

const isWaiting = (state: string): boolean => state === 'waiting' || state === 'taking it back'
