import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { SecondFactorState } from '#application/identity/contract.ts'
import { failureText } from '#web/failure-text.ts'
import { useServices } from '#web/services.ts'
import { heading } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { AddApp } from './add-app.tsx'
import { authenticatorMachine } from './authenticator-machine.ts'
import { CodeQuestion } from './code-question.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import * as css from './security.css.ts'

const failure = 'That did not work. Please try again.'

/** The authenticator app: off, being added, or on. */
export function AuthenticatorApp({ state, onChange }: { state: SecondFactorState; onChange: () => void }) {
  const { secondFactors } = useServices()
  const [flow, send] = useMachine(
    authenticatorMachine.provide({ actions: { 'tell what has changed': onChange } }),
    { input: secondFactors },
  )
  const { app, purpose, recoveryCodes, refusal } = flow.context
  const error = refusal === null ? undefined : failureText(refusal, failure)
  const busy = flow.hasTag('busy')
  const code = (typed: string) => send({ type: 'code entered', code: typed })
  const cancel = () => send({ type: 'never mind' })

  const title = useRef<HTMLHeadingElement>(null)
  const isResting = flow.matches('resting')
  const wasResting = useRef(true)
  useEffect(() => {
    // What had the focus is gone with its step.
    if (isResting && !wasResting.current) title.current?.focus()
    wasResting.current = isResting
  }, [isResting])

  return (
    <section className={css.part}>
      <div className={css.head}>
        <h3 ref={title} tabIndex={-1} className={heading.h4}>
          Authenticator app
        </h3>
        <Status form={state.authenticatorApp ? 'is' : 'ended'} tone={state.authenticatorApp ? 'ok' : 'mute'}>
          {state.authenticatorApp ? 'On' : 'Off'}
        </Status>
      </div>
      {app && <AddApp app={app} busy={busy} error={error} onCode={code} onCancel={cancel} />}
      {(flow.matches('asking') || flow.matches('sending')) && (
        <CodeQuestion purpose={purpose} busy={busy} error={error} onCode={code} onCancel={cancel} />
      )}
      {recoveryCodes.length > 0 && (
        <RecoveryCodes codes={recoveryCodes} onKept={() => send({ type: 'codes are kept' })} />
      )}
      {(isResting || flow.matches('beginning')) && (
        <>
          <p className={css.note}>
            {state.authenticatorApp
              ? `Signing in with your password also asks for a code. ${codesLeft(state.recoveryCodesLeft)}`
              : 'An app on your phone shows a new code every thirty seconds. With it, a stolen password opens nothing.'}
          </p>
          {error && (
            <p role="alert" className={css.error}>
              {error}
            </p>
          )}
          <div className={css.actions}>
            {state.authenticatorApp ? (
              <>
                <Button onClick={() => send({ type: 'ask for a code', purpose: 'new codes' })}>
                  New recovery codes
                </Button>
                <Button look="danger" onClick={() => send({ type: 'ask for a code', purpose: 'removal' })}>
                  Remove the app
                </Button>
              </>
            ) : (
              <Button busy={busy && 'Adding…'} onClick={() => send({ type: 'add an app' })}>
                Add an authenticator app
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

function codesLeft(count: number): string {
  if (count === 0) return 'No recovery code is left: make new ones.'
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`
}
