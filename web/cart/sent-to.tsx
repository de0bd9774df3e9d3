import { useMemo } from 'react'
import type { WorkShipping } from '#application/shipping/contract.ts'
import { chooseCountry } from '#web/shipping/chosen-country.ts'
import { countriesAlone } from '#web/ui/fields/countries.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { panelAction } from '#web/ui/navigation/summary.css.ts'

interface SentToProps {
  readonly works: readonly WorkShipping[]
  /** Empty where it is not known. */
  readonly country: string
}

/** Asks where the cart goes, where that matters: an artist of it has said where they send to. */
export function SentTo({ works, country }: SentToProps) {
  const options = useMemo(
    () => [
      ...(country === '' ? [{ value: '', label: 'Choose a country' }] : []),
      ...countriesAlone().map(({ code, name }) => ({ value: code, label: name })),
    ],
    [country],
  )
  if (works.every(({ zones }) => zones.length === 0)) return null
  return (
    <Select
      className={panelAction}
      label="Sent to"
      autoComplete="shipping country"
      value={country}
      options={options}
      onChange={({ target }) => chooseCountry(target.value)}
    />
  )
}
