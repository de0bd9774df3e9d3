import { Circle, CircleCheck } from 'lucide'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { OwnProfileView } from '#application/artists/own-profile-contract.ts'
import { ownArtworksPage, ownProfilePage } from '#application/shared/dashboard-addresses.ts'
import { refusal } from '#web/identity/refusal.ts'
import { Link } from '#web/navigation/link.tsx'
import { useServices } from '#web/services.ts'
import { heading, link, muted, spoken } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import * as css from './standing-notice.css.ts'

interface StandingNoticeProps {
  /** Null before there is one. */
  readonly profile: OwnProfileView | null
  /** How many works are marked as ready. */
  readonly ready: number
}

interface Step {
  readonly text: string
  readonly to: string
  readonly done: boolean
  /** What there is to know besides. */
  readonly note?: string | undefined
}

/** Drafts count for the decision, and do not hang after it; undefined where there is none among those that are wanted. */
function readyText({ checklist: { works } }: OwnProfileView, ready: number): string | undefined {
  if (works.has < works.wanted || ready >= works.has) return undefined
  return `${ready === 0 ? 'None' : ready} of your ${works.has} works ${ready > 1 ? 'are' : 'is'} ready for sale.`
}

function stepsOf(
  { checklist: { profile, picture, works } }: OwnProfileView,
  note: string | undefined,
): readonly Step[] {
  const has = Math.min(works.has, works.wanted)
  return [
    { text: 'Tell about yourself and your preferred medium', to: ownProfilePage, done: profile },
    { text: 'Add a picture of yourself', to: ownProfilePage, done: picture },
    {
      text: `Prepare ${works.wanted} works (${has} of ${works.wanted})`,
      to: ownArtworksPage,
      done: works.has >= works.wanted,
      note,
    },
  ]
}

function Checklist({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className={css.list}>
      {steps.map(({ text, to, done, note }) => (
        <li key={text} data-done={done ? '' : undefined}>
          <Icon of={done ? CircleCheck : Circle} />
          <span>
            <span className={spoken}>{done ? 'Done: ' : 'To do: '}</span>
            {done ? (
              text
            ) : (
              <Link className={link} to={to}>
                {text}
              </Link>
            )}
            {note !== undefined && <span className={css.note}> {note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function useAsking() {
  const { artistServices } = useServices()
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    try {
      await (await artistServices()).profile.askForApproval()
      toast.success('We have been asked. You get an email as soon as it is decided.')
      await revalidate()
    } catch (error) {
      toast.error(refusal(error, 'Failed to update profile').text)
    } finally {
      setAsking(false)
    }
  }
  return { isAsking, ask: () => void ask() }
}

/** How an artist stands who is not approved: what is left to do, why the answer was no, and the way to ask. */
export function StandingNotice({ profile, ready }: StandingNoticeProps) {
  const { isAsking, ask } = useAsking()
  if (profile === null)
    return (
      <section className={css.notice} aria-labelledby="standing">
        <h2 id="standing" className={heading.h4}>
          Begin with your profile
        </h2>
        <p>Say who you are and what you make. Nobody sees it before you are approved.</p>
        <ButtonLink look="primary" to={ownProfilePage}>
          Create your profile
        </ButtonLink>
      </section>
    )
  if (profile.approval === 'approved') return null
  const note = readyText(profile, ready)
  const steps = stepsOf(profile, note)
  const isReady = steps.every(({ done }) => done)
  const wasRejected = profile.approval === 'rejected'
  return (
    <section className={css.notice} aria-labelledby="standing">
      <Status form={wasRejected ? 'ended' : 'waits'} tone={wasRejected ? 'mute' : 'warn'}>
        {wasRejected ? 'Rejected' : 'Pending'}
      </Status>
      <h2 id="standing" className={heading.h4}>
        {wasRejected
          ? 'Your application was not accepted'
          : profile.waiting
            ? 'Your application is with us'
            : 'Before your works are shown'}
      </h2>
      {wasRejected && profile.rejection !== null && (
        <Alert tone="warn">
          <p className={css.reason}>{profile.rejection}</p>
        </Alert>
      )}
      <p className={muted}>
        {wasRejected
          ? 'Mend what was said, and ask again.'
          : profile.waiting
            ? 'Somebody looks at every new artist before anything is shown. You get an email as soon as it is decided; until then nobody else sees your page. The works that you have marked as ready hang then; drafts stay drafts.'
            : 'Somebody looks at every new artist. This is what they want to see:'}
        {profile.waiting && note !== undefined && ` ${note}`}
      </p>
      {!profile.waiting && (
        <>
          <Checklist steps={steps} />
          <Button look="primary" disabled={!isReady} busy={isAsking && 'Asking…'} onClick={ask}>
            {wasRejected ? 'Ask again' : 'Ask for approval'}
          </Button>
        </>
      )}
    </section>
  )
}
