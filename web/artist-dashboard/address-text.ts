import type { ShippingForm } from '#domain/orders/shipping.ts'
import { countryName } from '#web/ui/countries.ts'

/** An address as it is written on a parcel, line by line. */
export const addressText = ({
  name,
  street,
  city,
  state,
  postalCode,
  country,
}: Omit<ShippingForm, 'phone'>): string =>
  [name, street, `${city}, ${state} ${postalCode}`, countryName(country)].join('\n')
