import { useState } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { galleryPage, profilePage } from '#application/shared/addresses.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { authHref, hereAsReturn } from '#web/identity/addresses.ts'
import type { WallData } from '#web/identity/identity-loaders.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useSession } from '#web/identity/session/session-context.tsx'
import { useServices } from '#web/services.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { deskToast } from './account-toast.ts'
import * as css from './auth-frame.css.ts'
import { AuthFrame } from './auth-frame.tsx'
import { OldLink } from './old-link.tsx'

/**
 * Says that a mailbox is one's own, by the link from a mail. It takes a press: programs that look at mails open links
 * too, and would use this one up. */
export function VerifyEmailScreen() {
  const { works } = useLoaderData<WallData>()
  const { accounts } = useServices()
  const { account, welcome, signOut } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const token = new URLSearchParams(location.search).get('token') ?? ''
  const [state, setState] = useState<'open' | 'sending' | 'verified' | 'old' | 'not theirs'>(
    token === '' ? 'old' : 'open',
  )

  const verify = async () => {
    setState('sending')
    try {
      await accounts.verifyEmail(token)
      welcome(await accounts.profile())
      toast.dismiss(deskToast)
      setState('verified')
    } catch (error) {
      const isOld = isDomainError(error) && error.code === 'token-no-longer-valid'
      if (!isOld)
        toast.update(deskToast, 'error', refusal(error, 'This did not work. Please try again.').text)
      const isNotTheirs = isDomainError(error) && error.code === 'sign-in-first'
      setState(isOld ? 'old' : isNotTheirs ? 'not theirs' : 'open')
    }
  }
  const isSignedOut = account === null && state !== 'verified'
  /** Whoever is signed in with another account has to leave it first. */
  const signInFirst = async () => {
    try {
      if (account) await signOut()
      await navigate(authHref('login', hereAsReturn(location)))
    } catch (error) {
      toast.update(deskToast, 'error', refusal(error, 'You could not be signed out. Please try again.').text)
    }
  }
  return (
    <AuthFrame works={works} underHeader>
      {state === 'old' ? (
        <OldLink to={profilePage} action="Go to your account" />
      ) : (
        <>
          <h1 className={heading.h1}>{state === 'verified' ? 'Email verified' : 'Verify your email'}</h1>
          <p className={`${lead} ${css.sentence}`} role="status">
            {state === 'verified'
              ? 'Thank you: your account and your orders are safe with this address.'
              : isSignedOut
                ? 'Sign in to the account that this link was sent for; then one press verifies its address.'
                : state === 'not theirs'
                  ? 'This link was sent for another account. Sign in to that one; then one press verifies its address.'
                  : 'One press, and we know that this address is yours.'}
          </p>
          {state === 'verified' ? (
            <ButtonLink look="primary" large to={galleryPage}>
              Explore Gallery
            </ButtonLink>
          ) : isSignedOut ? (
            <ButtonLink look="primary" large to={authHref('login', hereAsReturn(location))}>
              Sign In
            </ButtonLink>
          ) : state === 'not theirs' ? (
            <Button look="primary" large onClick={() => void signInFirst()}>
              Sign in to that account
            </Button>
          ) : (
            <Button
              look="primary"
              large
              busy={state === 'sending' && 'Verifying…'}
              onClick={() => void verify()}
            >
              Verify email
            </Button>
          )}
        </>
      )}
    </AuthFrame>
  )
}
