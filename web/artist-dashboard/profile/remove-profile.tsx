import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { homePage } from '#application/shared/addresses.ts'
import { refusal } from '#web/identity/refusal.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { heading, muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'
import { HideAllWorks } from './hide-all-works.tsx'
import * as css from './own-profile-screen.css.ts'
import { useWelcomeArtist } from './use-welcome-artist.ts'

const removing = sending<null>()

/** Leaving the wall for good; asks before it does. Whoever sells has to sell no more first. @param forSale how many works can be bought */
export function RemoveProfile({ forSale }: { readonly forSale: number }) {
  const { artistServices } = useServices()
  const navigate = useNavigate()
  const lookAgain = useWelcomeArtist()
  const [isAsking, setAsking] = useState(false)
  const actor = useLastingActor(
    removing,
    {
      send: async () => {
        await (await artistServices()).profile.remove()
        await lookAgain()
        await navigate(homePage)
      },
    },
    {
      done: () => toast.success('Your profile is deleted.'),
      refused: ({ error }) =>
        actor.send({ type: 'something is wrong', refusal: refusal(error, 'Failed to delete profile').text }),
    },
  )
  // There is no second time.
  const isRemoving = useSelector(actor, (flow) => !flow.matches('at rest') || flow.context.last !== null)
  const refused = useSelector(actor, (flow) => flow.context.refusal)
  const remove = () => {
    setAsking(false)
    actor.send({ type: 'it is mended', left: null })
    actor.send({ type: 'send it', what: null })
  }
  return (
    <section className={css.danger} aria-labelledby="remove-profile">
      <h2 id="remove-profile" className={heading.h4}>
        Delete profile
      </h2>
      <p className={muted}>
        Your page and all your works are hidden at once. Orders keep what was bought, and you keep your
        account. First what was bought has to be sent, and what you have earned paid out to you.
      </p>
      {refused !== null && (
        <Alert tone="err" role="alert">
          {refused}
        </Alert>
      )}
      <HideAllWorks forSale={forSale} />
      <Button look="danger" busy={isRemoving && 'Deleting…'} onClick={() => setAsking(true)}>
        Delete profile
      </Button>
      <Dialog
        isOpen={isAsking}
        title="Delete your profile?"
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button look="danger" onClick={remove}>
              Yes, delete it
            </Button>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
          </>
        }
      >
        Nobody can see you or your works any more.
      </Dialog>
    </section>
  )
}
