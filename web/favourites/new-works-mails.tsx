import { useState } from 'react'
import { Link } from 'react-router-dom'
import { profilePage } from '#application/shared/addresses.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import * as css from './following-screen.css.ts'

const toastId = 'new-works-mails'

interface NewWorksMailsProps {
  readonly wanted: boolean
  /** Nobody is written to who has not said that the address is theirs. */
  readonly emailVerified: boolean
}

/** Whether one hears of new works, and the press that changes it. */
export function NewWorksMails({ wanted, emailVerified }: NewWorksMailsProps) {
  const { following } = useServices()
  const [isWanted, setWanted] = useState(wanted)
  const [isSending, setSending] = useState(false)
  const change = async () => {
    setSending(true)
    try {
      await following.wantMails(!isWanted)
      setWanted(!isWanted)
      toast.update(
        toastId,
        'success',
        isWanted ? 'You get no more of these emails.' : 'You hear of new works again.',
      )
    } catch (error) {
      toast.update(toastId, 'error', refusal(error, 'This did not work. Please try again.').text)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className={css.mails}>
      <p>
        {!isWanted ? (
          'You get no emails about their new works.'
        ) : emailVerified ? (
          'New works of theirs come to you by email, at most once a day.'
        ) : (
          <>
            New works of theirs come to you by email as soon as your address is verified:{' '}
            <Link to={profilePage}>go to your account</Link>.
          </>
        )}
      </p>
      <Button busy={isSending && 'Saving…'} onClick={() => void change()}>
        {isWanted ? 'End these emails' : 'Email me about new works'}
      </Button>
    </div>
  )
}
