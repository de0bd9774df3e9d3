import { useState } from 'react'
import type { UserView } from '#application/identity/contract.ts'
import { refusal } from '#web/identity/refusal.ts'
import { accountToast } from '#web/identity/sign-in/account-toast.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

/** The address, and whether its owner has shown that it is theirs. */
export function EmailState({ account: { email, emailVerified } }: { account: UserView }) {
  const { accounts } = useServices()
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await accounts.sendVerification()
      toast.update(accountToast, 'success', `A link is on its way to ${email}.`)
    } catch (error) {
      toast.update(
        accountToast,
        'error',
        refusal(error, 'The link could not be sent. Please try again.').text,
      )
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <p>{email}</p>
      {emailVerified ? (
        <Alert tone="ok">This address is verified.</Alert>
      ) : (
        <>
          <Alert tone="warn">
            This address is not verified yet. Open the link in our mail, or ask for a new one.
          </Alert>
          <div>
            <Button busy={isSending && 'Sending…'} onClick={() => void send()}>
              Send the link again
            </Button>
          </div>
        </>
      )}
    </>
  )
}
