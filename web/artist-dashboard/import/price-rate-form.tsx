import { useState } from 'react'
import type { ImportLine } from '#application/catalogue/own-artworks-contract.ts'
import { checkPriceRate, ownCurrency, type PriceRate } from '#domain/catalogue/price-rate.ts'
import { numberIn } from '#domain/shared/typed-number.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as css from './import-screen.css.ts'

interface PriceRateFormProps {
  readonly lines: readonly ImportLine[]
  /** The rate that prices have been turned into dollars with. */
  readonly rate: PriceRate | undefined
  readonly onRate: (rate: PriceRate | undefined) => void
}

/** Asks what prices are worth that are in no dollars; a file that names no currency is taken to speak of dollars. */
export function PriceRateForm({ lines, rate, onRate }: PriceRateFormProps) {
  const foreign = lines.find(({ currency }) => currency !== null && currency !== ownCurrency)?.currency
  const isUnnamed = lines.some(({ currency, price }) => currency === null && price !== null)
  const [currency, setCurrency] = useState(rate?.currency ?? foreign ?? '')
  const [dollars, setDollars] = useState(rate ? String(rate.dollars) : '')
  const [errors, setErrors] = useState<ReturnType<typeof checkPriceRate>>({})
  if (!foreign && !isUnnamed) return null

  const tell = () => {
    const typed = { currency: currency.trim().toUpperCase(), dollars: numberIn(dollars) ?? Number.NaN }
    const wrong = checkPriceRate(typed)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) onRate(typed)
  }
  const form = (
    <form
      method="post"
      className={css.rate}
      noValidate
      aria-label="Currency of the prices"
      onSubmit={(event) => {
        event.preventDefault()
        tell()
      }}
    >
      {!foreign && (
        <Field
          label="Currency"
          value={currency}
          maxLength={3}
          placeholder="EUR"
          error={errors.currency}
          onChange={({ target }) => setCurrency(target.value)}
        />
      )}
      <Field
        label={`One ${foreign ?? (currency || 'of it')} in US dollars`}
        inputMode="decimal"
        value={dollars}
        placeholder="1.08"
        error={errors.dollars}
        onChange={({ target }) => setDollars(target.value)}
      />
      <Button type="submit">Turn prices into dollars</Button>
      {rate && (
        <Button look="quiet" onClick={() => onRate(undefined)}>
          Leave them as they are
        </Button>
      )}
    </form>
  )
  if (foreign)
    return (
      <>
        <p>
          {rate
            ? `Prices in ${rate.currency} were turned into dollars at ${rate.dollars}.`
            : `Prices in this file are in ${foreign}. Say what one ${foreign} is in US dollars, or those works stay out.`}
        </p>
        {form}
      </>
    )
  return (
    <details open={rate !== undefined}>
      <summary>
        {rate
          ? `Prices were turned from ${rate.currency} into dollars at ${rate.dollars}.`
          : 'This file names no currency: its prices are read as US dollars. Are they in another one?'}
      </summary>
      {form}
    </details>
  )
}
