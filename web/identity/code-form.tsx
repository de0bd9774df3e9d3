import { useEffect, useRef } from 'react'
import { heading, lead } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import * as css from './auth-frame.css.ts'
import { deskToast } from './desk-toast.ts'
import { useSession } from './session-context.tsx'
import { useForm } from './use-form.ts'

const codeMissing = 'Please fill in the code'

/** The second lock: the password was right, and a code is wanted too. */
export function CodeForm({ as: Heading }: { as: 'h1' | 'h2' }) {
  const { enterCode, startOver } = useSession()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { formProps, field, isSending } = useForm({
    fields: ['code'],
    toastId: deskToast,
    failure: 'Login failed',
    send: async ({ code }, miss) => {
      if (code.trim() === '') return miss(codeMissing, ['code'])
      const outcome = await enterCode(code)
      if (outcome.is === 'refused') throw outcome.error
      toast.dismiss(deskToast)
      if (outcome.is === 'signed in') toast.success('Login was successful!')
    },
  })
  return (
    <>
      <Heading ref={title} tabIndex={-1} className={heading.h1}>
        One more step
      </Heading>
      <p className={`${lead} ${css.sentence}`}>Your account has a second lock.</p>
      <form {...formProps} className={css.form} aria-label="Second step">
        <Field
          {...field('code')}
          label="Code"
          hint="Six digits from your authenticator app, or one of your recovery codes."
          figures
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <div>
          <Button type="submit" look="primary" large wide busy={isSending && 'Signing in…'}>
            Sign In
          </Button>
        </div>
        <div>
          <Button look="quiet" onClick={startOver}>
            Use another account
          </Button>
        </div>
      </form>
    </>
  )
}
