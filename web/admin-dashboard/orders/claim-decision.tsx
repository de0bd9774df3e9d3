import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { ClaimView } from '#application/claims/contract.ts'
import type { OrderView } from '#application/orders/contract.ts'
import { longestClaimText, validateClaimMessage } from '#domain/claims/claim.ts'
import { canBeRefunded } from '#domain/orders/order-status.ts'
import type { RefundWish } from '#domain/orders/refund.ts'
import { refusal } from '#web/identity/refusal.ts'
import { useUnsent } from '#web/kept/use-unsent.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import * as css from './refund-form.css.ts'
import { RefundForm } from './refund-form.tsx'

const closing = sending<{ readonly text: string; readonly refund: RefundWish | null }, unknown>()

/** How an admin decides about damage: in a sentence that both are told, with money or without. */
export function ClaimDecision({ order, claim }: { order: OrderView; claim: ClaimView }) {
  const { adminServices } = useServices()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  /** What stands there when the refund is sent, whose form lasts longer than one drawing of this. */
  const said = useRef('')
  const write = (written: string) => {
    setText(written)
    said.current = written
  }
  useUnsent(`decision ${claim.id}`, text === '' ? null : text, write)
  const decision = useRef<HTMLTextAreaElement>(null)
  const close = async (refund: RefundWish | null) =>
    (await adminServices()).claims.close(order.number, claim.id, said.current, refund)
  const actor = useLastingActor(
    closing,
    { send: ({ refund }) => close(refund), settle: revalidate },
    {
      done: () => toast.success('The claim is decided. Buyer and artist are told.'),
      refused: ({ error }) => toast.error(refusal(error, 'The claim could not be decided.').text),
    },
  )
  const flow = useSelector(actor, (current) => current)
  const wrong = flow.context.refusal
  /** Whether both can be told something. */
  const isSaid = (): boolean => {
    const fault = validateClaimMessage(text, 0).text
    if (fault !== undefined) {
      actor.send({ type: 'something is wrong', refusal: fault })
      decision.current?.focus()
    }
    return fault === undefined
  }
  const item = order.items.find(({ artworkId }) => artworkId === claim.artworkId)
  const isThere = item !== undefined && item.givenBack < item.quantity
  const part = order.fulfilments.find(({ artist }) => artist.id === claim.artist.id)
  return (
    <div className={css.form}>
      <TextArea
        ref={decision}
        label="Your decision"
        hint="Buyer and artist both read this."
        rows={3}
        longest={longestClaimText}
        value={text}
        error={typeof wrong === 'string' ? wrong : undefined}
        onChange={({ target }) => {
          write(target.value)
          actor.send({ type: 'it is mended', left: null })
        }}
      />
      <div>
        <Button
          busy={!flow.matches('at rest') && 'Working…'}
          onClick={() => {
            if (isSaid()) actor.send({ type: 'send it', what: { text, refund: null } })
          }}
        >
          Decide without a refund
        </Button>
      </div>
      {canBeRefunded(order) && part && part.kept > 0 && (
        <RefundForm
          order={order}
          title="Decide with a refund"
          level="h4"
          chosen={{ kind: 'works', pieces: isThere ? { [claim.artworkId]: 1 } : {}, amount: '' }}
          part={part}
          isReady={isSaid}
          giveBack={close}
          onGivenBack={() => undefined}
        />
      )}
    </div>
  )
}
