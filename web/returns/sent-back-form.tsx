import { useRevalidator } from 'react-router-dom'
import type { ReturnView } from '#application/returns/contract.ts'
import { longestCarrier } from '#domain/orders/parcel.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as css from './returns.css.ts'

interface SentBackFormProps {
  readonly number: string
  readonly orderKey: string | undefined
  readonly coming: ReturnView
}

/** A buyer says that works are on their way back; what they do not know of the parcel they leave empty. */
export function SentBackForm({ number, orderKey, coming: { id, artist } }: SentBackFormProps) {
  const { withdrawals } = useServices()
  const { revalidate } = useRevalidator()
  const toastId = `sent-back-${id}`
  const { formProps, field, isSending } = useForm({
    fields: ['carrier', 'trackingNumber'],
    toastId,
    failure: 'The gallery could not note that it is sent.',
    send: async (parcel) => {
      await withdrawals.sendBack(number, id, parcel, orderKey)
      toast.update(toastId, 'success', `${artist.name} hears that it is on its way.`)
      await revalidate()
    },
  })
  return (
    <form method="post" {...formProps} className={css.form} aria-label={`Sent back to ${artist.name}`}>
      <div className={css.fields}>
        <Field {...field('carrier')} label="Carrier" hint="If you know it" longest={longestCarrier} />
        <Field {...field('trackingNumber')} label="Tracking number" hint="If there is one" figures />
      </div>
      <div className={css.actions}>
        <Button type="submit" busy={isSending && 'One moment…'}>
          I have sent it
        </Button>
      </div>
    </form>
  )
}
