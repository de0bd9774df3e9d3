import { useSelector } from '@xstate/react'
import { profilePage } from '#application/shared/addresses.ts'
import { refusal } from '#web/identity/refusal.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { Link } from '#web/navigation/link.tsx'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import * as css from './following-screen.css.ts'

const toastId = 'new-works-mails'

/** Whether they are wanted. */
const choosing = sending<boolean>()

interface NewWorksMailsProps {
  readonly wanted: boolean
  /** Nobody is written to who has not said that the address is theirs. */
  readonly emailVerified: boolean
}

/** Whether one hears of new works, and the press that changes it. */
export function NewWorksMails({ wanted, emailVerified }: NewWorksMailsProps) {
  const { following } = useServices()
  const actor = useLastingActor(
    choosing,
    { send: (isChosen) => following.wantMails(isChosen) },
    {
      done: ({ what: isChosen }) => {
        const message = isChosen ? 'You hear of new works again.' : 'You get no more of these emails.'
        toast.update(toastId, 'success', message)
      },
      refused: ({ error }) => {
        toast.update(toastId, 'error', refusal(error, 'This did not work. Please try again.').text)
      },
    },
  )
  const flow = useSelector(actor, (current) => current)
  const isWanted = flow.context.last?.what ?? wanted
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
      <Button
        busy={!flow.matches('at rest') && 'Saving…'}
        onClick={() => actor.send({ type: 'send it', what: !isWanted })}
      >
        {isWanted ? 'End these emails' : 'Email me about new works'}
      </Button>
    </div>
  )
}
