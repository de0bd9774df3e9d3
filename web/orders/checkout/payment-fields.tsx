import { CreditCard, type IconNode, Landmark, Smartphone } from 'lucide'
import type { ReactNode } from 'react'
import type { WaysToPay } from '#application/payments/contract.ts'
import { type PaymentMethod, wayOf } from '#domain/orders/payment.ts'
import { timeInWords } from '#domain/orders/payment-times.ts'
import type { PaymentWay } from '#domain/payments/standing.ts'
import { heading } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import * as options from '#web/ui/fields/options.css.ts'
import * as css from './checkout-screen.css.ts'
import type { Fill } from './fill.ts'
import type { PhoneSum } from './phone-sum.ts'

interface PaymentFieldsProps {
  readonly chosen: PaymentMethod
  /** Where a card is typed in. */
  readonly card: ReactNode
  readonly fill: Fill
  /** What should be known before paying. */
  readonly notice: ReactNode
  /** The others are not offered. */
  readonly open: readonly PaymentWay[]
  /** In minutes. */
  readonly keptFor: WaysToPay['keptFor']
  /** What a phone is asked for all of it; null where that is dollars. */
  readonly phoneSum: PhoneSum | null
  readonly onChoose: (method: PaymentMethod) => void
}

/** The ways to pay; only the chosen one is open. */
export function PaymentFields({
  chosen,
  card,
  fill,
  notice,
  open,
  keptFor,
  phoneSum,
  onChoose,
}: PaymentFieldsProps) {
  const way = (
    method: PaymentMethod,
    icon: IconNode,
    label: string,
    fields: ReactNode,
    impossible: string | null = null,
  ) =>
    open.includes(wayOf[method]) && (
      <div className={options.option}>
        <label className={options.optionHead}>
          <input
            type="radio"
            name="payment"
            value={method}
            checked={chosen === method}
            disabled={impossible !== null}
            onChange={() => onChoose(method)}
          />
          <Icon of={icon} />
          {label}
        </label>
        {impossible !== null && <p className={css.impossible}>{impossible}</p>}
        <div className={options.optionBody} hidden={chosen !== method}>
          {fields}
        </div>
      </div>
    )
  return (
    <fieldset aria-labelledby="payment-title">
      <h2 id="payment-title" className={`${heading.h2} ${css.groupTitle}`}>
        Payment
      </h2>
      {notice}
      <div className={options.options}>
        {way('card', CreditCard, 'Card', card)}
        {way(
          'mpesa',
          Smartphone,
          'M-Pesa',
          <Field
            {...fill('phoneNumber')}
            label="M-Pesa phone number"
            figures
            inputMode="numeric"
            autoComplete="tel"
            placeholder="254712345678"
            hint={`We send a request ${phoneSum ? `for ${phoneSum.text} ` : ''}to this phone. Confirm it with your M-Pesa PIN.`}
          />,
          phoneSum?.impossible,
        )}
        {way(
          'atm',
          Landmark,
          'Bank transfer',
          <>
            <div className={css.grid}>
              <Field {...fill('bankName')} className={css.whole} label="Bank name" autoComplete="off" />
              <Field
                {...fill('accountNumber')}
                className={css.whole}
                label="Account number"
                figures
                inputMode="numeric"
                autoComplete="off"
              />
            </div>
            <p className={css.note}>
              We hold the works for {timeInWords(keptFor.transfer * 60_000)} while your transfer arrives.
            </p>
          </>,
        )}
      </div>
    </fieldset>
  )
}
