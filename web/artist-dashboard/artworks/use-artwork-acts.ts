import { useSelector } from '@xstate/react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { OwnArtworks, OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { ownArtworkPage } from '#application/shared/dashboard-addresses.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

type Act = 'duplicate' | 'hang' | 'take down' | 'remove' | 'put back'

interface WorkAct {
  readonly act: Act
  readonly work: OwnArtworkView
}

/** What is told when nobody knows what went wrong. */
const failures: Readonly<Record<Act, string>> = {
  duplicate: 'Failed to create artwork',
  hang: 'Failed to update artwork',
  'take down': 'Failed to update artwork',
  remove: 'The artwork could not be removed.',
  'put back': 'The artwork could not be put back.',
}

/** @returns the work as it is then, or its copy; null where there is none any more */
const deeds: Readonly<
  Record<Act, (artworks: OwnArtworks, work: OwnArtworkView) => Promise<OwnArtworkView | null>>
> = {
  duplicate: (artworks, { id }) => artworks.duplicate(id),
  hang: (artworks, { id, version }) => artworks.publish(id, version),
  'take down': (artworks, { id, version }) => artworks.withdraw(id, version),
  remove: async (artworks, { id }) => {
    await artworks.remove(id)
    return null
  },
  'put back': (artworks, { id }) => artworks.putBack(id),
}

const acting = sending<WorkAct, OwnArtworkView | null>()

export interface ArtworkActs {
  /** Whether something is being done with the work. */
  readonly isBusy: boolean
  /** Whether the work was removed here, and can still come back. */
  readonly isRemoved: boolean
  /** Whether the work has just come back; the keyboard goes there with it. */
  readonly isBack: boolean
  readonly act: (act: Act) => void
}

/** What can be done with a work without opening it. */
export function useArtworkActs(work: OwnArtworkView): ArtworkActs {
  const { artistServices } = useServices()
  const account = useAccount()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const actor = useLastingActor(
    acting,
    {
      send: async (wanted) => deeds[wanted.act]((await artistServices()).artworks, wanted.work),
      settle: async ({ what: { act }, answer }) => {
        if (act === 'duplicate' && answer) await navigate(ownArtworkPage(answer.id))
        else if (answer) await revalidate()
      },
    },
    {
      done: ({ what: { act, work: of } }) => {
        if (act === 'duplicate') toast.success('Copied. The copy is a draft.')
        if (act === 'take down') toast.success(`“${of.title}” is a draft again.`)
        if (act === 'hang')
          toast.success(
            account?.artistStatus === 'approved'
              ? `“${of.title}” hangs in the gallery.`
              : `“${of.title}” is ready. It hangs in the gallery as soon as you are approved.`,
          )
      },
      refused: ({ what, error }) => toast.error(refusal(error, failures[what.act]).text),
    },
  )
  const flow = useSelector(actor, (current) => current)
  const last = flow.context.last?.what.act
  return {
    isBusy: !flow.matches('at rest'),
    isRemoved: last === 'remove',
    isBack: last === 'put back',
    act: (act) => actor.send({ type: 'send it', what: { act, work } }),
  }
}
