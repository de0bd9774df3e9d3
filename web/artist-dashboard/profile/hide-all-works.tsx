import { useSelector } from '@xstate/react'
import { useRevalidator } from 'react-router-dom'
import type { OwnArtworks, WithdrawnWork } from '#application/catalogue/own-artworks-contract.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { failureText } from '#web/failure-text.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import * as css from './own-profile-screen.css.ts'

/** What is to hang again; null for all to be hidden. */
type Wanted = readonly WithdrawnWork[] | null

/** How it stands with the works after a press. */
interface Outcome {
  /** Those that can be shown again by another press. */
  readonly hidden: readonly WithdrawnWork[]
  /** How many stay drafts until their artist has looked at them. */
  readonly drafts: number
  /** What kept `hidden` from being shown; null where nothing did. */
  readonly error: unknown
}

const hiding = sending<Wanted, Outcome>()

const works = (count: number): string => (count === 1 ? 'One work' : `${count} works`)

/** Of a work itself: it lacks something by now, was changed or deleted. Everything else would keep the others back, too. */
const isOfTheWork = (error: unknown): boolean =>
  isDomainError(error) && ['rule-broken', 'conflict', 'not-found'].includes(error.refusal)

/** One by one, as far as it goes. */
async function hangAgain(artworks: OwnArtworks, hidden: readonly WithdrawnWork[]): Promise<Outcome> {
  let drafts = 0
  for (const [place, { id, version }] of hidden.entries())
    try {
      await artworks.publish(id, version)
    } catch (error) {
      if (!isOfTheWork(error)) return { hidden: hidden.slice(place), drafts, error }
      drafts += 1
    }
  return { hidden: [], drafts, error: null }
}

const hideAll = async (artworks: OwnArtworks): Promise<Outcome> => ({
  hidden: await artworks.withdrawAll(),
  drafts: 0,
  error: null,
})

const failureOf = (wanted: Wanted): string =>
  wanted === null ? 'Failed to hide your artworks' : 'Failed to show your artworks again'

/** Ends what an artist sells by one press, with the way back as long as they look at it. @param forSale how many works can be bought */
export function HideAllWorks({ forSale }: { readonly forSale: number }) {
  const { artistServices } = useServices()
  const { revalidate } = useRevalidator()
  const actor = useLastingActor(
    hiding,
    {
      send: async (wanted) => {
        const { artworks } = await artistServices()
        return wanted === null ? hideAll(artworks) : hangAgain(artworks, wanted)
      },
    },
    {
      done: ({ what, answer: { hidden, drafts, error } }) => {
        if (what === null) toast.success(`${works(hidden.length)} hidden.`)
        else if (error === null && drafts === 0) toast.success(`${works(what.length)} back on show.`)
        if (drafts > 0) toast.error(`${works(drafts)} could not be shown again: look under My artworks.`)
        if (error !== null) toast.error(failureText(error, failureOf(what)))
        void revalidate()
      },
      refused: ({ what, error }) => toast.error(failureText(error, failureOf(what))),
    },
  )
  const flow = useSelector(actor, (current) => current)
  const isBusy = !flow.matches('at rest') && 'One moment…'
  const { last } = flow.context
  const hidden = last?.answer.hidden ?? []
  if (hidden.length > 0)
    return (
      <div className={css.hiding}>
        <p className={muted}>{works(hidden.length)} of yours can be seen by nobody else now.</p>
        <Button busy={isBusy} onClick={() => actor.send({ type: 'send it', what: hidden })}>
          Show them again
        </Button>
      </div>
    )
  if (forSale === 0) return null
  return (
    <div className={css.hiding}>
      <p className={muted}>
        While your works hang, more can be bought. Hide them, and you can leave once the rest is sent and paid
        out; nothing of them is lost.
      </p>
      <Button busy={isBusy} onClick={() => actor.send({ type: 'send it', what: null })}>
        Hide all works
      </Button>
    </div>
  )
}
