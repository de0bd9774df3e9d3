import { useRevalidator } from 'react-router-dom'
import type { ArtistOrderView } from '#application/artist-dashboard/contract.ts'
import { longestCarrier } from '#domain/orders/parcel.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as css from './parcel-screen.css.ts'

const shipToast = 'ship'

interface ShipFormProps {
  readonly order: ArtistOrderView
  /** The form is about to go. */
  readonly onShipped: () => void
}

/** Who carries the parcel, and under which number: the buyer is told by email. */
export function ShipForm({ order: { number }, onShipped }: ShipFormProps) {
  const { artistServices } = useServices()
  const { revalidate } = useRevalidator()
  const { formProps, field, isSending } = useForm({
    fields: ['carrier', 'trackingNumber'],
    toastId: shipToast,
    failure: 'The order could not be marked as shipped.',
    send: async ({ carrier, trackingNumber }) => {
      await (await artistServices()).dashboard.ship(number, { carrier, trackingNumber })
      toast.update(shipToast, 'success', 'Marked as shipped. The buyer gets an email.')
      await revalidate()
      onShipped()
    },
  })
  return (
    <form method="post" {...formProps} className={css.form} aria-label="Mark as shipped">
      <Field
        {...field('carrier')}
        label="Carrier"
        placeholder="Such as: DHL"
        longest={longestCarrier}
        required
      />
      <Field {...field('trackingNumber')} label="Tracking number" figures required />
      <Button type="submit" look="primary" wide busy={isSending && 'Marking…'}>
        Mark as shipped
      </Button>
    </form>
  )
}
