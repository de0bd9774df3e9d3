import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dashboardPage, homePage } from '#application/shared/addresses.ts'
import { passwordMissing } from '#domain/identity/credentials.ts'
import { useAccount, useSession } from '#web/identity/session/use-session.ts'
import { accountToast } from '#web/identity/sign-in/account-toast.ts'
import { useForm } from '#web/identity/use-form.ts'
import { Link } from '#web/navigation/link.tsx'
import { useServices } from '#web/services.ts'
import { link } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import * as css from './profile-screen.css.ts'

/** Leaving for good; asks for the password, so that a browser left open deletes nothing. */
export function DeleteAccount() {
  const { accounts } = useServices()
  const { leave } = useSession()
  const account = useAccount()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const hasTurned = useRef(false)
  const turn = (asks: boolean) => {
    hasTurned.current = true
    setAsking(asks)
  }
  // The pressed button goes: the keyboard goes on with what has come in its place.
  useEffect(() => {
    if (hasTurned.current) place.current?.querySelector<HTMLElement>(isAsking ? 'input' : 'button')?.focus()
  }, [isAsking])
  const { formProps, field, isSending } = useForm({
    fields: ['password'],
    toastId: accountToast,
    failure: 'Failed to delete profile',
    send: async ({ password }, miss) => {
      if (password === '') return miss(passwordMissing, { password: passwordMissing })
      await accounts.deleteAccount(password)
      await navigate(homePage)
      await leave()
      toast.update(accountToast, 'success', 'Your account is deleted.')
    },
  })
  return (
    <div ref={place} className={css.inside}>
      <p className={css.note}>
        Your details, favourites and cart go at once, and you are signed out everywhere. Orders keep what was
        bought, without your account. An artist first sends what was bought and is paid what was earned. This
        cannot be taken back.
      </p>
      {account?.role === 'artist' && (
        <p className={css.note}>
          While your works hang, more can be bought. Under “Profile” in{' '}
          <Link className={link} to={dashboardPage}>
            your dashboard
          </Link>{' '}
          you hide them all with one press.
        </p>
      )}
      {isAsking ? (
        <form method="post" {...formProps} className={css.form} aria-label="Delete account">
          <PasswordField
            {...field('password')}
            label="Your password, to be sure it is you"
            autoComplete="current-password"
            required
          />
          <div>
            <Button type="submit" look="danger" busy={isSending && 'Deleting…'}>
              Delete my account for good
            </Button>
          </div>
          <div>
            <Button look="quiet" onClick={() => turn(false)}>
              Keep it
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button look="danger" onClick={() => turn(true)}>
            Delete account
          </Button>
        </div>
      )}
    </div>
  )
}
