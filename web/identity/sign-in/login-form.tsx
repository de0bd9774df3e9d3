import type { ReactNode } from 'react'
import { forgotPasswordPage } from '#application/shared/addresses.ts'
import { checkCredentials, missingCredentials } from '#domain/identity/credentials.ts'
import { FormFault } from '#web/identity/form-fault.tsx'
import type { PostedForm } from '#web/identity/posted-form.ts'
import { useSession } from '#web/identity/session/use-session.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useFormAddress } from '#web/identity/use-form-address.ts'
import { Link } from '#web/navigation/link.tsx'
import { heading, lead, link, muted, small, standalone } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { accountToast } from './account-toast.ts'
import * as css from './auth-frame.css.ts'
import { asksForCode, CodeField, CodeForm } from './code-form.tsx'

interface LoginFormProps {
  readonly as: 'h1' | 'h2'
  readonly register: string
  /** What came back when the browser sent this form by itself. */
  readonly posted: PostedForm | undefined
  /** Ways to sign in without a password. */
  readonly others: ReactNode
}

/** Signing in with a password, and with a code where the account wants one. */
export function LoginForm({ as: Heading, register, posted, others }: LoginFormProps) {
  const session = useSession()
  const address = useFormAddress()
  const wantsCode = posted !== undefined && asksForCode(posted)
  const { formProps, field, fault, isSending } = useForm({
    fields: ['email', 'password', 'code'],
    posted,
    toastId: accountToast,
    failure: 'Login failed',
    send: async ({ code, ...credentials }, miss) => {
      const text = checkCredentials(credentials)
      if (text) miss(text, missingCredentials(credentials))
      // The server is asked all the same; its answer takes the place of what is told already.
      const opened = await session.signIn(credentials)
      const outcome = opened.is === 'needs code' && code !== '' ? await session.enterCode(code) : opened
      if (outcome.is === 'refused') throw outcome.error
      toast.dismiss(accountToast)
      if (outcome.is === 'signed in') toast.success('Login was successful!')
    },
  })
  if (session.asksForCode) return <CodeForm as={Heading} />
  return (
    <>
      <Heading className={heading.h1}>Welcome back</Heading>
      <p className={`${lead} ${css.sentence}`}>Your favourites and orders are as you left them.</p>
      <form method="post" action={address} {...formProps} className={css.form} aria-label="Login">
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
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" required />
        {wantsCode && <CodeField {...field('code')} />}
        <div>
          <Button type="submit" look="primary" large wide busy={isSending && 'Signing in…'}>
            Sign In
          </Button>
        </div>
        <p className={css.ways}>
          <Link className={`${link} ${standalone} ${small}`} to={forgotPasswordPage}>
            Forgot password?
          </Link>
          <span className={`${small} ${muted}`}>
            New here?{' '}
            <Link className={`${link} ${standalone}`} to={register}>
              Register
            </Link>
          </span>
        </p>
        {others}
      </form>
    </>
  )
}
