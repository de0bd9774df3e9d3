import { useSelector } from '@xstate/react'
import { Download } from 'lucide'
import { brand } from '#domain/shared/brand.ts'
import { refusal } from '#web/identity/refusal.ts'
import { accountToast } from '#web/identity/sign-in/account-toast.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { saveFile } from '#web/save-file.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import * as css from './profile-screen.css.ts'

/** What is sent back is everything that is kept. */
const asking = sending<null, unknown>()

/** Everything that is kept of somebody, as a file of theirs. */
export function OwnData() {
  const { accounts } = useServices()
  const actor = useLastingActor(
    asking,
    { send: () => accounts.exportData() },
    {
      done: ({ answer }) =>
        saveFile({
          name: `${brand.slug}-account.json`,
          type: 'application/json',
          text: JSON.stringify(answer, null, 2),
        }),
      refused: ({ error }) => {
        const { text } = refusal(error, 'Your data could not be fetched. Please try again.')
        toast.update(accountToast, 'error', text)
      },
    },
  )
  const isLoading = useSelector(actor, (flow) => !flow.matches('at rest'))
  return (
    <>
      <p className={css.note}>
        Everything we keep of you in one file that programs and people can read: your details, orders,
        favourites and the artists you follow; and of artists their works, sales, books and payouts.
      </p>
      <div>
        <Button busy={isLoading && 'Fetching…'} onClick={() => actor.send({ type: 'send it', what: null })}>
          <Icon of={Download} small />
          Download your data
        </Button>
      </div>
    </>
  )
}
