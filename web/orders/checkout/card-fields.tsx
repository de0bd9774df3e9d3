import { Field } from '#web/ui/fields/field.tsx'
import * as css from './checkout-screen.css.ts'
import type { Fill } from './fill.ts'

/** The card's own fields. What stands in them goes to the payment gateway alone. */
export function CardFields({ fill }: { fill: Fill }) {
  return (
    <div className={css.grid}>
      <Field
        {...fill('cardNumber')}
        className={css.whole}
        label="Card number"
        figures
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 5678 9012 3456"
      />
      <Field {...fill('cardName')} className={css.whole} label="Cardholder name" autoComplete="cc-name" />
      <Field
        {...fill('expiryDate')}
        className={css.half}
        label="Expiry date"
        figures
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
      />
      <Field
        {...fill('cvv')}
        className={css.half}
        label="CVV"
        type="password"
        figures
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
      />
    </div>
  )
}
