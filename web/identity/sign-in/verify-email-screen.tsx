import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { galleryPage, orderHistoryPage, profilePage } from '#application/shared/addresses.ts'
import { authHref, hereAsReturn } from '#web/identity/addresses.ts'
import type { WallData } from '#web/identity/identity-loaders.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useSession } from '#web/identity/session/use-session.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { accountToast } from './account-toast.ts'
import * as css from './auth-frame.css.ts'
import { AuthFrame } from './auth-frame.tsx'
import { OldLink } from './old-link.tsx'
import { verifyEmailMachine } from './verify-email-machine.ts'

/**
 * Says that a mailbox is one's own, by the link from a mail. It takes a press: programs that look at mails open links
 * too, and would use this one up. */
export function VerifyEmailScreen() {
  const { works } = useLoaderData<WallData>()
  return (
    <AuthFrame works={works} underHeader>
      <VerifyEmail />
    </AuthFrame>
  )
}

interface StepProps {
  readonly title?: string
  readonly sentence: string
  /** The way on. */
  readonly children: ReactNode
}

function Step({ title = 'Verify your email', sentence, children }: StepProps) {
  return (
    <>
      <h1 className={heading.h1}>{title}</h1>
      <p className={`${lead} ${css.sentence}`} role="status">
        {sentence}
      </p>
      {children}
    </>
  )
}

function VerifyEmail() {
  const { accounts } = useServices()
  const { account, welcome, signOut } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const token = new URLSearchParams(location.search).get('token') ?? ''
  const verifying = useLastingActor(
    verifyEmailMachine,
    { accounts, token },
    {
      verified: ({ account: verified }) => {
        void welcome(verified)
        toast.dismiss(accountToast)
      },
      failed: ({ error }) =>
        toast.update(accountToast, 'error', refusal(error, 'This did not work. Please try again.').text),
    },
  )
  const flow = useSelector(verifying, (current) => current)
  /** Whoever is signed in with another account has to leave it first. */
  const signInFirst = async () => {
    try {
      if (account) await signOut()
      await navigate(authHref('login', hereAsReturn(location)))
    } catch (error) {
      toast.update(
        accountToast,
        'error',
        refusal(error, 'You could not be signed out. Please try again.').text,
      )
    }
  }
  if (flow.matches('link is old')) return <OldLink to={profilePage} action="Go to your account" />
  if (flow.matches('verified'))
    return (
      <Step
        title="Email verified"
        sentence="Thank you: your account and your orders are safe with this address."
      >
        <div className={css.others}>
          <ButtonLink look="primary" large to={galleryPage}>
            Explore Gallery
          </ButtonLink>
          <ButtonLink large to={orderHistoryPage}>
            View Order History
          </ButtonLink>
        </div>
      </Step>
    )
  if (account === null)
    return (
      <Step sentence="Sign in to the account that this link was sent for; then one press verifies its address.">
        <ButtonLink look="primary" large to={authHref('login', hereAsReturn(location))}>
          Sign In
        </ButtonLink>
      </Step>
    )
  if (flow.matches('sent for another account'))
    return (
      <Step sentence="This link was sent for another account. Sign in to that one; then one press verifies its address.">
        <Button look="primary" large onClick={() => void signInFirst()}>
          Sign in to that account
        </Button>
      </Step>
    )
  return (
    <Step sentence="One press, and we know that this address is yours.">
      <Button
        look="primary"
        large
        busy={flow.matches('verifying') && 'Verifying…'}
        onClick={() => verifying.send({ type: 'verify the address' })}
      >
        Verify email
      </Button>
    </Step>
  )
}
