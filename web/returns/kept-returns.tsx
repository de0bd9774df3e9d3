import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Returns, ReturnView } from '#application/returns/contract.ts'
import { longestAddress } from '#domain/returns/return.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useForm } from '#web/identity/use-form.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { heading } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'
import { ReturnBox } from './return-box.tsx'
import * as css from './returns.css.ts'

/** Something that may be done about a return, asked before it is. */
export interface ReturnAct {
  readonly label: string
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly done: string
  readonly act: () => Promise<unknown>
}

interface KeptReturnsProps {
  readonly number: string
  readonly returns: readonly ReturnView[]
  /** Whoever they come back to, or looks after them. */
  readonly keeper: () => Promise<Pick<Returns, 'receive' | 'sayWhere'>>
  /** What can be done beside, return by return. */
  readonly actsOf?: (coming: ReturnView) => readonly ReturnAct[]
}

const acting = sending<ReturnAct, unknown>()

/** What comes back of an order, for whoever gets it back or looks after it; nothing where nothing does. */
export function KeptReturns({ number, returns, keeper, actsOf = () => [] }: KeptReturnsProps) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<ReturnAct | null>(null)
  const actor = useLastingActor(
    acting,
    { send: ({ act }) => act(), settle: revalidate },
    {
      done: ({ what }) => toast.success(what.done),
      refused: ({ error }) => toast.error(refusal(error, 'The return could not be changed.').text),
    },
  )
  const isBusy = !useSelector(actor, (current) => current).matches('at rest')
  if (returns.length === 0) return null
  const receiving = (coming: ReturnView): ReturnAct => ({
    label: 'It has come back',
    title: 'Has it come back?',
    text: `The buyer gets the money for what came back, and a mail that says so. This cannot be undone.`,
    yes: 'Yes, it is here',
    done: 'Noted. The money goes back to the buyer.',
    act: async () => (await keeper()).receive(number, coming.id),
  })
  return (
    <section className={css.boxes} aria-labelledby="returns">
      <h2 id="returns" className={heading.h4}>
        What comes back
      </h2>
      {returns.map((coming) => {
        const isOpen = coming.status === 'expected' || coming.status === 'sent'
        const acts = isOpen ? [receiving(coming), ...actsOf(coming)] : []
        return (
          <ReturnBox key={coming.id} coming={coming} title={`To ${coming.artist.name}`}>
            {coming.status === 'expected' && <SendToForm number={number} coming={coming} keeper={keeper} />}
            {acts.length > 0 && (
              <div className={css.actions}>
                {acts.map((act) => (
                  <Button key={act.label} busy={isBusy && 'Working…'} onClick={() => setAsked(act)}>
                    {act.label}
                  </Button>
                ))}
              </div>
            )}
          </ReturnBox>
        )
      })}
      <Dialog
        isOpen={asked !== null}
        title={asked?.title ?? ''}
        onClose={() => setAsked(null)}
        actions={
          asked && (
            <>
              <Button
                look="danger"
                onClick={() => {
                  setAsked(null)
                  actor.send({ type: 'send it', what: asked })
                }}
              >
                {asked.yes}
              </Button>
              <Button onClick={() => setAsked(null)}>Not yet</Button>
            </>
          )
        }
      >
        {asked?.text}
      </Dialog>
    </section>
  )
}

/** Tells the buyer by mail where works go. */
function SendToForm({
  number,
  coming: { id, sendTo },
  keeper,
}: Pick<KeptReturnsProps, 'number' | 'keeper'> & { readonly coming: ReturnView }) {
  const { revalidate } = useRevalidator()
  const toastId = `send-to-${id}`
  const { formProps, field, isSending } = useForm({
    fields: ['sendTo'],
    toastId,
    failure: 'The address could not be sent.',
    send: async (form) => {
      await (await keeper()).sayWhere(number, id, form.sendTo)
      toast.update(toastId, 'success', 'The buyer gets the address by email.')
      await revalidate()
    },
  })
  return (
    <form method="post" {...formProps} className={css.form} aria-label="Where to send it">
      <TextArea
        {...field('sendTo')}
        label={sendTo === null ? 'Where the buyer sends it' : 'Another address'}
        hint="The buyer gets it by email, and nobody else."
        rows={4}
        longest={longestAddress}
        autoComplete="street-address"
      />
      <div className={css.actions}>
        <Button type="submit" busy={isSending && 'Sending…'}>
          Tell the buyer
        </Button>
      </div>
    </form>
  )
}

/** What an admin can do about works that were not sent back in time. */
export const decisionsOn =
  (decide: (id: string, how: 'waived' | 'refused') => Promise<unknown>) =>
  ({ id, isOverdue, artist }: ReturnView): readonly ReturnAct[] =>
    isOverdue
      ? [
          {
            label: 'Give the money back without it',
            title: 'Give the money back?',
            text: `The buyer keeps the works and gets the money; ${artist.name} gives back what they received for them.`,
            yes: 'Yes, give it back',
            done: 'The money goes back to the buyer.',
            act: () => decide(id, 'waived'),
          },
          {
            label: 'End it without a refund',
            title: 'End this return?',
            text: `The buyer keeps the works, gets no money, and a mail that says so.`,
            yes: 'Yes, end it',
            done: 'The return has ended.',
            act: () => decide(id, 'refused'),
          },
        ]
      : []
