import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { UserView } from '#application/identity/contract.ts'
import { passwordMissing } from '#domain/identity/credentials.ts'
import { accountToast } from '#web/identity/sign-in/account-toast.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { NewPasswordField } from '#web/ui/fields/new-password-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import * as css from './profile-screen.css.ts'

const fields = ['currentPassword', 'password'] as const

/** Another password; whoever else is signed in with the old one is signed out. */
export function ChangePasswordForm({ account }: { account: UserView }) {
  const { accounts } = useServices()
  const { revalidate } = useRevalidator()
  /** A new form, with empty fields, for every password that was changed. */
  const [round, setRound] = useState(0)
  const { formProps, field, isSending } = useForm({
    fields,
    toastId: accountToast,
    failure: 'Your password could not be changed. Please try again.',
    send: async (passwords, miss) => {
      const missing = fields.filter((name) => passwords[name] === '')
      if (missing.length > 0)
        return miss(passwordMissing, Object.fromEntries(missing.map((name) => [name, passwordMissing])))
      await accounts.changePassword(passwords)
      setRound(round + 1)
      toast.update(accountToast, 'success', 'Your password was changed. All other browsers are signed out.')
      await revalidate()
    },
  })
  return (
    <form method="post" key={round} {...formProps} className={css.form} aria-label="Change password">
      {/* Password managers tell by this which account's password is changed. */}
      <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
      <PasswordField
        {...field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField
        {...field('password')}
        label="New password"
        known={[account.name, account.email]}
        required
      />
      <div>
        <Button type="submit" busy={isSending && 'Saving…'}>
          Change password
        </Button>
      </div>
    </form>
  )
}
