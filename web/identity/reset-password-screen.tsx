import { useState } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { passwordMissing } from '#domain/identity/credentials.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { useServices } from '#web/services.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/button.tsx'
import { NewPasswordField } from '#web/ui/new-password-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import * as css from './auth-frame.css.ts'
import { AuthFrame } from './auth-frame.tsx'
import { deskToast } from './desk-toast.ts'
import type { WallData } from './identity-loaders.ts'
import { OldLink } from './old-link.tsx'
import { useSession } from './session-context.tsx'
import { useForm } from './use-form.ts'

/** Choosing a new password by the link from a mail. */
export function ResetPasswordScreen() {
  const { works } = useLoaderData<WallData>()
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const [isOld, setOld] = useState(token === '')
  return (
    <AuthFrame works={works} underHeader>
      {isOld ? (
        <OldLink to="/forgot-password" action="Send a new link" />
      ) : (
        <NewPassword token={token} onOld={() => setOld(true)} />
      )}
    </AuthFrame>
  )
}

function NewPassword({ token, onOld }: { token: string; onOld: () => void }) {
  const { accounts } = useServices()
  const { leave } = useSession()
  const navigate = useNavigate()
  const { formProps, field, isSending } = useForm({
    fields: ['password'],
    toastId: deskToast,
    failure: 'Your password could not be changed. Please try again.',
    send: async ({ password }, miss) => {
      if (password === '') return miss(passwordMissing, ['password'])
      try {
        await accounts.resetPassword({ token, password })
      } catch (error) {
        if (!isDomainError(error) || error.code !== 'token-no-longer-valid') throw error
        return onOld()
      }
      // The server has ended every session, this browser's too.
      leave()
      toast.dismiss(deskToast)
      toast.success('Your password was changed. Please sign in with it.')
      await navigate('/auth?mode=login', { replace: true })
    },
  })
  return (
    <>
      <h1 className={heading.h1}>Choose a new password</h1>
      <p className={`${lead} ${css.sentence}`}>Every browser you are signed in to is signed out then.</p>
      <form {...formProps} className={css.form} aria-label="Reset password">
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
