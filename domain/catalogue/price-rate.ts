import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { type Cents, centsAtRate } from '#domain/shared/money.ts'

/** What prices in another currency are turned into dollars with. */
export interface PriceRate {
  /** ISO 4217, such as EUR. */
  readonly currency: string
  /** Dollars that one of it is. */
  readonly dollars: number
}

export const ownCurrency = 'USD'

const mostDollars = 100_000

/** What is wrong with a rate as it was told. */
export const checkPriceRate = ({ currency, dollars }: PriceRate): FormErrors<keyof PriceRate> =>
  formErrors<keyof PriceRate>({
    currency: /^[A-Z]{3}$/.test(currency) ? null : 'Three capitals, please, such as EUR',
    dollars:
      Number.isFinite(dollars) && dollars > 0 && dollars <= mostDollars
        ? null
        : 'How many dollars one of it is, please, such as 1.08, and at most 100,000',
  })

/** What an amount in the rate's currency is, to the nearest cent. */
export const atRate = (amount: number, { dollars }: PriceRate): Cents => centsAtRate(amount, dollars)
