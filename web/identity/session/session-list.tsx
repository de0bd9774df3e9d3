import { useSelector } from '@xstate/react'
import { useRevalidator } from 'react-router-dom'
import type { SessionView } from '#application/identity/contract.ts'
import * as css from '#web/identity/account/profile-screen.css.ts'
import { refusal } from '#web/identity/refusal.ts'
import { accountToast } from '#web/identity/sign-in/account-toast.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { figures } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { deviceName } from './device-name.ts'

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
const moment = (iso: string): string => `${when.format(new Date(iso))} UTC`

interface Ending {
  /** A session's id; null for all others. */
  readonly id: string | null
  /** What is said when it has ended. */
  readonly said: string
}

const endingSessions = sending<Ending>()

/** The browsers in which one is signed in, each of which can be signed out from here. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const { accounts } = useServices()
  const { revalidate } = useRevalidator()
  const actor = useLastingActor(
    endingSessions,
    {
      send: ({ id }) => (id === null ? accounts.endOtherSessions() : accounts.endSession(id)),
      settle: revalidate,
    },
    {
      done: ({ what: { said } }) => {
        toast.update(accountToast, 'success', said)
      },
      refused: ({ error }) => {
        toast.update(accountToast, 'error', refusal(error, 'This did not work. Please try again.').text)
        // It may have ended meanwhile, and the list is old.
        void revalidate()
      },
    },
  )
  const ending = useSelector(actor, (flow) => (flow.matches('at rest') ? null : flow.context.asked))
  const end = (id: string | null, said: string) => actor.send({ type: 'send it', what: { id, said } })
  const hasOthers = sessions.some(({ current }) => !current)
  return (
    <>
      <ul className={css.browsers}>
        {sessions.map(({ id, current, device, signedInAt, lastSeenAt }) => (
          <li key={id}>
            <p className={css.browser}>
              {deviceName(device)}
              <small className={figures}>Signed in {moment(signedInAt)}</small>
              <small className={figures}>Last seen {moment(lastSeenAt)}</small>
            </p>
            {current ? (
              <Status form="is" tone="ok">
                This browser
              </Status>
            ) : (
              <Button
                aria-label={`Sign out ${deviceName(device)}, signed in ${moment(signedInAt)}`}
                busy={ending?.what.id === id && 'Signing out…'}
                onClick={() => end(id, `${deviceName(device)} is signed out.`)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <div>
          <Button
            busy={ending?.what.id === null && 'Signing out…'}
            onClick={() => end(null, 'All other browsers are signed out.')}
          >
            Sign out all others
          </Button>
        </div>
      )}
    </>
  )
}
