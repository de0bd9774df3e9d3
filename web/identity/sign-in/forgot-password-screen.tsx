import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { signInPage } from '#application/shared/addresses.ts'
import { emailMissing } from '#domain/identity/credentials.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'
import { isBlank } from '#domain/shared/tidy-text.ts'
import { FormFault } from '#web/identity/form-fault.tsx'
import type { WallData } from '#web/identity/identity-loaders.ts'
import { postedAs } from '#web/identity/posted-form.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useFormAddress } from '#web/identity/use-form-address.ts'
import { Link } from '#web/navigation/link.tsx'
import { useServices } from '#web/services.ts'
import { heading, lead, link, small, standalone } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { accountToast } from './account-toast.ts'
import * as css from './auth-frame.css.ts'
import { AuthFrame } from './auth-frame.tsx'

/** Asking for a link to choose a new password. Nobody learns here whether an address has an account. */
export function ForgotPasswordScreen() {
  const { works, ...data } = useLoaderData<WallData>()
  const posted = postedAs(data, 'forgot-password')
  const address = useFormAddress()
  const { accounts } = useServices()
  const [sentTo, setSentTo] = useState(posted?.code === null ? (posted.typed.email ?? null) : null)
  const { formProps, field, fault, isSending } = useForm({
    fields: ['email'],
    posted,
    toastId: accountToast,
    failure: 'The link could not be sent. Please try again.',
    send: async ({ email }, miss) => {
      if (isBlank(email)) return miss(emailMissing, { email: emailMissing })
      await accounts.forgotPassword(tidyEmail(email))
      toast.dismiss(accountToast)
      setSentTo(tidyEmail(email))
    },
  })
  return (
    <AuthFrame works={works} underHeader>
      <h1 className={heading.h1}>Forgot password?</h1>
      <p className={`${lead} ${css.sentence}`}>We send you a link to choose a new one.</p>
      <form method="post" action={address} {...formProps} className={css.form} aria-label="Forgot password">
        <FormFault text={fault} />
        <Field
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <div>
          <Button type="submit" look="primary" large wide busy={isSending && 'Sending…'}>
            Send the link
          </Button>
        </div>
        <div role="status">
          {sentTo !== null && (
            <Alert tone="ok">
              If there is an account with {sentTo}, a link is on its way there. It is valid for 30 minutes.
            </Alert>
          )}
        </div>
        <p>
          <Link className={`${link} ${standalone} ${small}`} to={signInPage}>
            Back to Login
          </Link>
        </p>
      </form>
    </AuthFrame>
  )
}
