import { useSelector } from '@xstate/react'
import { useRevalidator } from 'react-router-dom'
import type { AdminServices } from '#application/pages/page-services.ts'
import { refusal } from '#web/identity/refusal.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

const comparing = sending<null, boolean>()

/** Milliseconds. */
const betweenLooks = 700
const patience = 90_000

/** It may take a minute, and the admin may look at other pages meanwhile. */
const comparisonToast = 'comparison'

const newest = async ({ paymentChecks }: AdminServices): Promise<string | undefined> =>
  (await paymentChecks.checks({ limit: 1 })).items[0]?.id

/** Waits for what the comparison comes to. @returns whether it came while somebody waited */
async function compare(services: AdminServices): Promise<boolean> {
  const before = await newest(services)
  await services.paymentChecks.checkNow()
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if ((await newest(services)) !== before) return true
    await new Promise((resolve) => setTimeout(resolve, betweenLooks))
  }
  return false
}

/** Has orders, books and providers compared, and shows what it came to. */
export function CompareNow() {
  const { adminServices } = useServices()
  const { revalidate } = useRevalidator()
  const actor = useLastingActor(
    comparing,
    { send: async () => compare(await adminServices()), settle: async () => revalidate() },
    {
      done: ({ answer }) =>
        answer
          ? toast.update(comparisonToast, 'success', 'Compared.')
          : toast.update(
              comparisonToast,
              'info',
              'This takes longer than usual. What it comes to will stand here.',
            ),
      refused: ({ error }) =>
        toast.update(
          comparisonToast,
          'error',
          refusal(error, 'The comparison could not be begun. Please try again.').text,
        ),
    },
  )
  const isBusy = useSelector(actor, (flow) => !flow.matches('at rest'))
  return (
    <Button
      look="primary"
      busy={isBusy && 'Comparing…'}
      onClick={() => {
        toast.update(comparisonToast, 'loading', 'Comparing orders, books and providers…')
        actor.send({ type: 'send it', what: null })
      }}
    >
      Compare now
    </Button>
  )
}
