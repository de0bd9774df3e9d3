import { useState } from 'react'
import type { WaysToPay } from '#application/payments/contract.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import { useServices } from '#web/services.ts'

/** What the form cannot be shown without, whatever is bought. */
export interface FormNeeds {
  readonly phoneNumbers: Promise<PhoneNumbers>
  readonly waysToPay: Promise<WaysToPay>
}

/** Asks for it once, as soon as there may be something to buy, beside what the cart asks for; undefined until then. */
export function useFormNeeds(mayBuy: boolean): FormNeeds | undefined {
  const { phoneNumbers, payments } = useServices()
  const [needs, setNeeds] = useState<FormNeeds>()
  if (needs || !mayBuy) return needs
  const asked = { phoneNumbers: phoneNumbers.open(), waysToPay: payments.ways() }
  setNeeds(asked)
  return asked
}
