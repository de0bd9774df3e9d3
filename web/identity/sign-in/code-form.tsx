import { useEffect, useRef } from 'react'
import type { PostedForm } from '#web/identity/posted-form.ts'
import { useSession } from '#web/identity/session/use-session.ts'
import { useForm } from '#web/identity/use-form.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { accountToast } from './account-toast.ts'
import * as css from './auth-frame.css.ts'

const codeMissing = 'Please fill in the code'

/** Whether a form came back for want of a code, or of the right one. */
export const asksForCode = ({ code }: PostedForm): boolean =>
  code === 'second-factor-needed' || code === 'wrong-code'

/** Where the code is typed. */
export function CodeField(field: { readonly name: string; readonly error?: string }) {
  return (
    <Field
      {...field}
      label="Code"
      hint="Six digits from your authenticator app, or one of your recovery codes."
      figures
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      required
    />
  )
}

/** Two-step verification: the password was right, and a code is wanted too. */
export function CodeForm({ as: Heading }: { as: 'h1' | 'h2' }) {
  const { enterCode, startOver } = useSession()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { formProps, field, isSending } = useForm({
    fields: ['code'],
    toastId: accountToast,
    failure: 'Login failed',
    send: async ({ code }, miss) => {
      if (code.trim() === '') return miss(codeMissing, { code: codeMissing })
      const outcome = await enterCode(code)
      if (outcome.is === 'refused') throw outcome.error
      toast.dismiss(accountToast)
      if (outcome.is === 'signed in') toast.success('Login was successful!')
    },
  })
  return (
    <>
      <Heading ref={title} tabIndex={-1} className={heading.h1}>
        One more step
      </Heading>
      <p className={`${lead} ${css.sentence}`}>Your account has two-step verification.</p>
      <form method="post" {...formProps} className={css.form} aria-label="Second step">
        <CodeField {...field('code')} />
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
