import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { tidyLine } from '#domain/shared/tidy-text.ts'
import { isTooLong } from '#domain/shared/too-long.ts'

/** What an artist says of a parcel that is on its way. */
export interface ParcelForm {
  readonly carrier: string
  readonly trackingNumber: string
}

/** Characters. */
export const longestCarrier = 60

/** Carriers write them in groups, some with a slash or a dot. */
const trackingForm = /^[a-z0-9][a-z0-9 ./-]{2,38}[a-z0-9]$/i

function carrierFault(carrier: string): string | null {
  if (carrier === '') return 'Carrier is required'
  return isTooLong(carrier, longestCarrier)
    ? `Carrier must be one line of at most ${longestCarrier} characters`
    : null
}

function trackingFault(trackingNumber: string): string | null {
  if (trackingNumber === '') return 'Tracking number is required'
  return trackingForm.test(trackingNumber) ? null : 'Enter a valid tracking number'
}

/** What is wrong with a parcel, field by field. */
export const validateParcel = ({ carrier, trackingNumber }: ParcelForm): FormErrors<keyof ParcelForm> =>
  formErrors({
    carrier: carrierFault(tidyLine(carrier)),
    trackingNumber: trackingFault(tidyLine(trackingNumber)),
  })
