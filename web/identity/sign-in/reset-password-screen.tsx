import { useState } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { forgotPasswordPage } from '#application/shared/addresses.ts'
import { passwordMissing } from '#domain/identity/credentials.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { authHref } from '#web/identity/addresses.ts'
import { FormFault } from '#web/identity/form-fault.tsx'
import type { ResetData } from '#web/identity/identity-loaders.ts'
import { type PostedForm, postedAs } from '#web/identity/posted-form.ts'
import { useSession } from '#web/identity/session/use-session.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useFormAddress } from '#web/identity/use-form-address.ts'
import { useServices } from '#web/services.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { NewPasswordField } from '#web/ui/fields/new-password-field.tsx'
import { accountToast } from './account-toast.ts'
import * as css from './auth-frame.css.ts'
import { AuthFrame } from './auth-frame.tsx'
import { OldLink } from './old-link.tsx'

const oldLinkCode = 'token-no-longer-valid'
const passwordChanged = 'Your password was changed. Please sign in with it.'

/** Choosing a new password by the link from a mail. */
export function ResetPasswordScreen() {
  const { works, isOld: cameOld, ...data } = useLoaderData<ResetData>()
  const posted = postedAs(data, 'reset-password')
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const [isOld, setOld] = useState(cameOld || posted?.code === oldLinkCode)
  return (
    <AuthFrame works={works} underHeader>
      {posted?.code === null ? (
        <PasswordChanged />
      ) : isOld ? (
        <OldLink to={forgotPasswordPage} action="Send a new link" />
      ) : (
        <NewPassword token={token} posted={posted} onOld={() => setOld(true)} />
      )}
    </AuthFrame>
  )
}

/** For whoever has come here without scripts: the others read it in passing, on the way to sign in. */
function PasswordChanged() {
  return (
    <>
      <h1 className={heading.h1}>Your new password</h1>
      <p className={`${lead} ${css.sentence}`} role="status">
        {passwordChanged}
      </p>
      <ButtonLink look="primary" large to={authHref('login')}>
        Sign In
      </ButtonLink>
    </>
  )
}

interface NewPasswordProps {
  readonly token: string
  /** What came back when the browser sent this form by itself. */
  readonly posted: PostedForm | undefined
  readonly onOld: () => void
}

function NewPassword({ token, posted, onOld }: NewPasswordProps) {
  const { accounts } = useServices()
  const { leave } = useSession()
  const navigate = useNavigate()
  const address = useFormAddress()
  const { formProps, field, fault, isSending } = useForm({
    fields: ['password'],
    posted,
    toastId: accountToast,
    failure: 'Your password could not be changed. Please try again.',
    send: async ({ password }, miss) => {
      if (password === '') return miss(passwordMissing, { password: passwordMissing })
      try {
        await accounts.resetPassword({ token, password })
      } catch (error) {
        if (!isDomainError(error) || error.code !== oldLinkCode) throw error
        return onOld()
      }
      // The server has ended every session, this browser's too.
      await leave()
      toast.dismiss(accountToast)
      toast.success(passwordChanged)
      await navigate(authHref('login'), { replace: true })
    },
  })
  return (
    <>
      <h1 className={heading.h1}>Choose a new password</h1>
      <p className={`${lead} ${css.sentence}`}>Every browser you are signed in to is signed out then.</p>
      <form method="post" action={address} {...formProps} className={css.form} aria-label="Reset password">
        <FormFault text={fault} />
        <NewPasswordField {...field('password')} label="New password" required />
        <div>
          <Button type="submit" look="primary" large wide busy={isSending && 'Saving…'}>
            Save password
          </Button>
        </div>
      </form>
    </>
  )
}
