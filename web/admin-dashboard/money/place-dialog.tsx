import { useSelector } from '@xstate/react'
import { type FormEvent, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { IncomingMoneyView } from '#application/orders/incoming-money-contract.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import * as css from '#web/admin-dashboard/reason-dialog.css.ts'
import { refusal } from '#web/identity/refusal.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'

const placing = sending<string>()

function PlaceForm({ money, onClose }: { money: IncomingMoneyView; onClose: () => void }) {
  const { adminServices } = useServices()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const actor = useLastingActor(
    placing,
    {
      send: async (orderNumber) => {
        const { order, standing } = await (await adminServices()).moneyIn.place(money.id, orderNumber)
        toast.success(
          standing === 'counted' ? `Order ${order?.number} is paid.` : `Placed on order ${order?.number}.`,
        )
      },
      settle: async () => revalidate(),
    },
    {
      done: onClose,
      refused: ({ error }) => {
        const { text, fields } = refusal<'orderNumber'>(error, 'Failed to place it. Please try again.')
        actor.send({ type: 'something is wrong', refusal: fields.orderNumber ?? text })
        form.current?.querySelector('input')?.focus()
      },
    },
  )
  const flow = useSelector(actor, (current) => current)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = new FormData(event.currentTarget).get('orderNumber')
    actor.send({ type: 'send it', what: typeof number === 'string' ? number : '' })
  }
  return (
    <form method="post" ref={form} className={css.form} noValidate onSubmit={onSubmit}>
      <Field
        name="orderNumber"
        label="Order number"
        placeholder="4829-1736"
        defaultValue={money.asks?.number}
        figures
        autoComplete="off"
        error={flow.context.refusal ?? undefined}
        onInput={() => actor.send({ type: 'it is mended', left: null })}
      />
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={!flow.matches('at rest') && 'Placing…'}>
          Place it
        </Button>
        <Button onClick={onClose}>Leave it</Button>
      </div>
    </form>
  )
}

/** Asks what order a payment is for; null while nothing is asked. */
export function PlaceDialog({ money, onClose }: { money: IncomingMoneyView | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={money !== null}
      title={money ? `What order are ${formatAgreed(money)} for?` : ''}
      onClose={onClose}
    >
      {money && <PlaceForm key={money.id} money={money} onClose={onClose} />}
    </Dialog>
  )
}
