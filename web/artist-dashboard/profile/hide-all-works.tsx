import { useSelector } from '@xstate/react'
import { useRevalidator } from 'react-router-dom'
import type { OwnArtworks, WithdrawnWork } from '#application/catalogue/own-artworks-contract.ts'
import { refusal } from '#web/identity/refusal.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import * as css from './own-profile-screen.css.ts'

/** What is to hang again; null for all to be hidden. */
type Wanted = readonly WithdrawnWork[] | null

const hiding = sending<Wanted, readonly WithdrawnWork[]>()

const works = (count: number): string => (count === 1 ? 'One work' : `${count} works`)

/** One by one: what lacks something by now stays a draft. @returns those */
async function hangAgain(
  artworks: OwnArtworks,
  hidden: readonly WithdrawnWork[],
): Promise<readonly WithdrawnWork[]> {
  const left: WithdrawnWork[] = []
  for (const work of hidden)
    await artworks.publish(work.id, work.version).catch(() => {
      left.push(work)
    })
  return left
}

/** Ends what an artist sells by one press, with the way back as long as they look at it. @param onShow how many works hang */
export function HideAllWorks({ onShow }: { readonly onShow: number }) {
  const { artistServices } = useServices()
  const { revalidate } = useRevalidator()
  const actor = useLastingActor(
    hiding,
    {
      send: async (wanted) => {
        const { artworks } = await artistServices()
        return wanted === null ? artworks.withdrawAll() : hangAgain(artworks, wanted)
      },
      settle: revalidate,
    },
    {
      done: ({ what, answer }) => {
        if (what === null) toast.success(`${works(answer.length)} hidden: nobody can buy any more.`)
        else if (answer.length === 0) toast.success(`${works(what.length)} back on show.`)
        else toast.error(`${works(answer.length)} could not be shown again: look under My artworks.`)
      },
      refused: ({ error }) => toast.error(refusal(error, 'Failed to hide your artworks').text),
    },
  )
  const flow = useSelector(actor, (current) => current)
  const isBusy = !flow.matches('at rest') && 'One moment…'
  const { last } = flow.context
  const hidden = last?.what === null ? last.answer : []
  if (hidden.length > 0)
    return (
      <div className={css.hiding}>
        <p className={muted}>{works(hidden.length)} of yours can be seen by nobody else now.</p>
        <Button busy={isBusy} onClick={() => actor.send({ type: 'send it', what: hidden })}>
          Show them again
        </Button>
      </div>
    )
  if (onShow === 0) return null
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
