import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { checkCredentials } from '#domain/identity/credentials.ts'
import { heading, lead, link, muted, small, standalone } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import * as css from './auth-frame.css.ts'
import { CodeForm } from './code-form.tsx'
import { deskToast } from './desk-toast.ts'
import { useSession } from './session-context.tsx'
import { useForm } from './use-form.ts'

interface LoginFormProps {
  readonly as: 'h1' | 'h2'
  readonly register: To
  /** Ways to sign in without a password. */
  readonly others: ReactNode
}

/** Signing in with a password, and with a code where the account wants one. */
export function LoginForm({ as: Heading, register, others }: LoginFormProps) {
  const session = useSession()
  const { formProps, field, isSending } = useForm({
    fields: ['email', 'password'],
    toastId: deskToast,
    failure: 'Login failed',
    send: async (credentials, miss) => {
      const text = checkCredentials(credentials)
      if (text)
        miss(
          text,
          (['email', 'password'] as const).filter((name) => credentials[name].trim() === ''),
        )
      // The server is asked all the same; its answer takes the place of what is told already.
      const outcome = await session.signIn(credentials)
      if (outcome.is === 'refused') throw outcome.error
      toast.dismiss(deskToast)
      if (outcome.is === 'signed in') toast.success('Login was successful!')
    },
  })
  if (session.asksForCode) return <CodeForm as={Heading} />
  return (
    <>
      <Heading className={heading.h1}>Welcome back</Heading>
      <p className={`${lead} ${css.sentence}`}>Your favourites and orders are as you left them.</p>
      <form {...formProps} className={css.form} aria-label="Login">
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
        <div>
          <Button type="submit" look="primary" large wide busy={isSending && 'Signing in…'}>
            Sign In
          </Button>
        </div>
        <p className={css.ways}>
          <Link className={`${link} ${standalone} ${small}`} to="/forgot-password">
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
