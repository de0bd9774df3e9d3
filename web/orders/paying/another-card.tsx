import { type FormEvent, useRef, useState } from 'react'
import type { CardFields as FieldsThere } from '#application/payments/card-client.ts'
import { type CardPaymentForm, emptyCard, validateCard } from '#domain/payments/card-payment.ts'
import { type FormErrors, isComplete } from '#domain/shared/form-errors.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { CheckoutCard } from '#web/orders/checkout/checkout-card.tsx'
import { emptyCheckout, typed } from '#web/orders/checkout/checkout-form.ts'
import { fillFrom } from '#web/orders/checkout/fill.ts'
import * as css from '#web/orders/order-screen.css.ts'
import type { FollowedOrder } from '#web/orders/use-order.ts'
import { useServices } from '#web/services.ts'
import { heading } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { cardToken } from './card-token.ts'

/** Another card for an order whose first one was refused. */
export function AnotherCard({ followed }: { followed: FollowedOrder }) {
  const { order, cardClient, isPaying, payWithAnotherCard } = followed
  const services = useServices()
  const [card, setCard] = useState<CardPaymentForm>(emptyCard)
  const [errors, setErrors] = useState<FormErrors<keyof CardPaymentForm>>({})
  const form = useRef<HTMLFormElement>(null)
  const providerFields = useRef<FieldsThere>(null)
  const cardTokens = cardClient ? null : services.cardTokens

  const fill = fillFrom({ ...emptyCheckout, ...card }, errors, (field, text, isComposing) => {
    setCard({ ...card, [field]: typed(field, text, isComposing) })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)))
  })
  const pay = (event: FormEvent) => {
    event.preventDefault()
    const lacking = cardTokens ? validateCard(card, new Date()) : {}
    setErrors(lacking)
    const [first] = Object.keys(lacking)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    if (isComplete(lacking))
      payWithAnotherCard(() =>
        cardToken(card, order.total, { cardTokens, providerFields: providerFields.current }),
      )
  }
  return (
    <form
      method="post"
      ref={form}
      className={css.asked}
      onSubmit={pay}
      noValidate
      aria-labelledby="another-card"
    >
      <h2 id="another-card" className={heading.h4}>
        Pay with another card
      </h2>
      <CheckoutCard
        client={cardClient ?? undefined}
        fill={fill}
        total={order.total}
        isChosen
        onFields={(given) => {
          providerFields.current = given
        }}
      />
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={isPaying && 'Paying…'}>
          Pay {formatMoney(order.total)}
        </Button>
      </div>
    </form>
  )
}
