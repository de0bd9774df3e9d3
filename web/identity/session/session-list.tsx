import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { SessionView } from '#application/identity/contract.ts'
import * as css from '#web/identity/account/profile-screen.css.ts'
import { refusal } from '#web/identity/refusal.ts'
import { accountToast } from '#web/identity/sign-in/account-toast.ts'
import { useServices } from '#web/services.ts'
import { figures } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { deviceName } from './device-name.ts'

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
const moment = (iso: string): string => `${when.format(new Date(iso))} UTC`

/** The browsers in which one is signed in, each of which can be signed out from here. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const { accounts } = useServices()
  const { revalidate } = useRevalidator()
  /** What is being ended: a session's id, or all others. */
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (what: string, ended: () => Promise<void>, said: string) => {
    if (ending !== null) return
    setEnding(what)
    try {
      await ended()
      toast.update(accountToast, 'success', said)
    } catch (error) {
      toast.update(accountToast, 'error', refusal(error, 'This did not work. Please try again.').text)
    }
    await revalidate()
    setEnding(null)
  }
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
                busy={ending === id && 'Signing out…'}
                onClick={() =>
                  void end(id, () => accounts.endSession(id), `${deviceName(device)} is signed out.`)
                }
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
            busy={ending === 'others' && 'Signing out…'}
            onClick={() =>
              void end('others', () => accounts.endOtherSessions(), 'All other browsers are signed out.')
            }
          >
            Sign out all others
          </Button>
        </div>
      )}
    </>
  )
}
