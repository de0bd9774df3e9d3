import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { ArtistOrderView } from '#application/artist-dashboard/contract.ts'
import { longestCarrier, type ParcelForm as Parcel } from '#domain/orders/parcel.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as css from './parcel-screen.css.ts'

const parcelToast = 'parcel'

interface ParcelFormProps {
  readonly order: ArtistOrderView
  /** What the form and its button are called. */
  readonly act: string
  readonly busy: string
  readonly failure: string
  /** @returns what has come of it, in words */
  readonly send: (parcel: Parcel) => Promise<string>
  /** The form is about to go. */
  readonly onDone: () => void
  /** What else can be done. */
  readonly children?: ReactNode
}

/** Who carries the parcel, and under which number: the buyer is told by email. */
function ParcelForm({ order, act, busy, failure, send, onDone, children }: ParcelFormProps) {
  const { revalidate } = useRevalidator()
  const { formProps, field, isSending } = useForm({
    fields: ['carrier', 'trackingNumber'],
    toastId: parcelToast,
    failure,
    send: async ({ carrier, trackingNumber }) => {
      try {
        toast.update(parcelToast, 'success', await send({ carrier, trackingNumber }))
      } catch (error) {
        // It is not any more what stands here: sent from another tab, or called off.
        if (isDomainError(error) && error.refusal === 'conflict') await revalidate()
        throw error
      }
      await revalidate()
      onDone()
    },
  })
  return (
    <form method="post" {...formProps} className={css.form} aria-label={act}>
      <Field
        {...field('carrier')}
        label="Carrier"
        placeholder="Such as: DHL"
        longest={longestCarrier}
        defaultValue={order.carrier ?? ''}
        required
      />
      <Field
        {...field('trackingNumber')}
        label="Tracking number"
        defaultValue={order.trackingNumber ?? ''}
        figures
        required
      />
      <Button type="submit" look="primary" wide busy={isSending && busy}>
        {act}
      </Button>
      {children}
    </form>
  )
}

interface FormProps {
  readonly order: ArtistOrderView
  readonly onDone: () => void
}

/** Says that a parcel has left. */
export function ShipForm({ order, onDone }: FormProps) {
  const { artistServices } = useServices()
  return (
    <ParcelForm
      order={order}
      act="Mark as shipped"
      busy="Marking…"
      failure="The order could not be marked as shipped."
      send={async (parcel) => {
        await (await artistServices()).dashboard.ship(order.number, parcel)
        return 'Marked as shipped. The buyer gets an email.'
      }}
      onDone={onDone}
    />
  )
}

/** Puts right by what a parcel on its way is found. */
export function CorrectionForm({ order, onDone }: FormProps) {
  const { artistServices } = useServices()
  return (
    <ParcelForm
      order={order}
      act="Save and tell the buyer"
      busy="Saving…"
      failure="Carrier and number could not be saved."
      send={async (parcel) => {
        const now = await (await artistServices()).dashboard.correctParcel(order.number, parcel)
        return now.carrier === order.carrier && now.trackingNumber === order.trackingNumber
          ? 'Nothing has changed, and the buyer gets no email.'
          : 'The buyer gets an email with what is right.'
      }}
      onDone={onDone}
    >
      <Button look="quiet" wide onClick={onDone}>
        Leave it
      </Button>
    </ParcelForm>
  )
}
