import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PaymentTrial, WaysToPay } from '#application/payments/contract.ts'
import type { WorkShipping } from '#application/shipping/contract.ts'
import { totalPrice } from '#domain/cart/cart.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import { notSentTo } from '#domain/shipping/shipping-terms.ts'
import { useCart } from '#web/cart/cart-context.tsx'
import { ChangeText } from '#web/cart/change-text.tsx'
import { useAccount } from '#web/identity/session/use-session.ts'
import type { CheckoutData } from '#web/orders/order-loaders.ts'
import { chooseCountry } from '#web/shipping/chosen-country.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import * as panel from '#web/ui/navigation/summary.css.ts'
import { textsByWork } from './changed-works.ts'
import { CheckoutCard } from './checkout-card.tsx'
import { keepDraft } from './checkout-draft.ts'
import type { CheckoutField } from './checkout-form.ts'
import * as css from './checkout-screen.css.ts'
import type { TakenOutNews } from './checkout-setup.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { fillFrom } from './fill.ts'
import { NotSent } from './not-sent.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { phoneSumOf } from './phone-sum.ts'
import { ShippingFields } from './shipping-fields.tsx'
import { TrialNotice } from './trial-notice.tsx'
import { useCheckout } from './use-checkout.ts'
import { useCheckoutNews } from './use-checkout-news.ts'
import { type CheckoutOutcome, useCheckoutOutcome } from './use-checkout-outcome.ts'

const formId = 'checkout'

interface CheckoutPageProps extends CheckoutOutcome {
  readonly phones: PhoneNumbers
  readonly ways: WaysToPay
  readonly sent: readonly WorkShipping[]
  /** Asks anew where they are sent to. */
  readonly askWhereSent: () => void
  /** Told why works go from the order that were ordered or removed elsewhere. */
  readonly onTakenOut: (news: TakenOutNews) => void
  /** Somebody has taken out of their order what cannot be bought. */
  readonly onMended: () => void
}

/** The form beside what it buys. Lives in the browser alone: it knows a cart and what was typed before. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { phones, ways, sent, askWhereSent, onTakenOut, onMended, ...told } = props
  const { countries } = useLoaderData<CheckoutData>()
  const { open, keptFor, trial, phoneTerms, cardClient } = ways
  const cart = useCart()
  const account = useAccount()
  const prefixOf = (country: string) => countries.find(({ code }) => code === country)?.prefix ?? ''
  const checkout = useCheckout(phones, ways, prefixOf)
  const snapshot = useSelector(checkout, (current) => current)
  const { fields, method, errors, alert, lineErrors, key, keyOf, placed, unanswered } = snapshot.context
  const isFilling = snapshot.matches('filling in')
  // Whoever got no answer asks again, also where its order has emptied the cart.
  const isOpen = unanswered !== null && snapshot.context.shown.items.length > 0
  const alertPlace = useRef<HTMLDivElement>(null)
  useCheckoutNews(checkout, { compareWithGallery: cart.compareWithGallery, askWhereSent, onTakenOut })

  useEffect(() => keepDraft({ fields, method, key, keyOf }), [fields, method, key, keyOf])
  useEffect(() => {
    if (alert) alertPlace.current?.focus()
  }, [alert])
  const isEmptied = cart.items.length === 0
  useCheckoutOutcome({ alert, placed, keyOf, isPlacing: !isFilling || isOpen, isEmptied }, told)

  // What has gone meanwhile still stands in its line, with what is wrong with it; nobody pays for it.
  const inCart = { items: cart.items, total: totalPrice({ items: cart.asSoldNow }) }
  const isAsSent = !isFilling || (isOpen && isEmptied)
  const shown = isAsSent ? snapshot.context.shown : inCart
  const mustMend = cart.changes.length > 0 || !isComplete(lineErrors)

  const ordered = sent.filter(({ artworkId }) => shown.items.some(({ id }) => id === artworkId))
  const notSent = notSentTo(ordered, fields.country)
  const marked = isComplete(notSent) ? errors : { ...errors, country: Object.values(notSent).join(' ') }

  const fill = fillFrom(fields, marked, (field, text, isComposing) =>
    checkout.send({ type: 'field filled in', field, text, isComposing }),
  )
  const placeOrder = (event: FormEvent) => {
    event.preventDefault()
    checkout.send({ type: 'place order', shown, changes: cart.changes, notSent })
  }
  const fillIn = (card: PaymentTrial['card']) => {
    checkout.send({ type: 'payment method chosen', method: 'card' })
    for (const [field, text] of Object.entries(card))
      checkout.send({ type: 'field filled in', field: field as CheckoutField, text })
  }
  const mended = () => {
    onMended()
    checkout.send({ type: 'works were mended' })
  }
  const leaveOut = (id: string) => {
    cart.remove(id)
    mended()
  }
  const mend = (
    <span className={css.mend}>
      <Button
        onClick={() => {
          cart.acceptChanges()
          mended()
        }}
      >
        Update my order
      </Button>
    </span>
  )
  return (
    <div className={panel.layout}>
      <div>
        <div className={css.changes} aria-live="polite">
          {!alert && isFilling && cart.changes.length > 0 && (
            <Alert tone="warn">
              <ul aria-label="What has changed">
                {cart.changes.map((change) => (
                  <li key={`${change.id} ${change.kind}`}>
                    <ChangeText change={change} />
                  </li>
                ))}
              </ul>
              {mend}
            </Alert>
          )}
        </div>
        <form
          method="post"
          id={formId}
          className={css.form}
          noValidate
          onSubmit={placeOrder}
          aria-busy={!isFilling}
        >
          {alert && (
            <Alert ref={alertPlace} tone="err" role="alert" tabIndex={-1}>
              {alert.text}
              {mustMend && mend}
            </Alert>
          )}
          <ShippingFields
            fill={fill}
            countries={countries}
            account={account}
            prefix={prefixOf(fields.country)}
            besideCountry={
              <NotSent works={sent.filter(({ artworkId }) => artworkId in notSent)} onRemove={leaveOut} />
            }
            onCountry={(code) => {
              chooseCountry(code)
              checkout.send({ type: 'field filled in', field: 'country', text: code })
            }}
          />
          <PaymentFields
            chosen={method}
            card={
              <CheckoutCard
                client={cardClient}
                fill={fill}
                total={shown.total}
                isChosen={method === 'card'}
                onFields={(given) => checkout.send({ type: 'card fields came or went', fields: given })}
              />
            }
            fill={fill}
            open={open}
            keptFor={keptFor}
            phoneSum={phoneTerms ? phoneSumOf(shown.total, phoneTerms) : null}
            notice={trial && <TrialNotice trial={trial} onUse={() => fillIn(trial.card)} />}
            onChoose={(chosen) => checkout.send({ type: 'payment method chosen', method: chosen })}
          />
        </form>
      </div>
      <CheckoutSummary
        shown={shown}
        toPay={isAsSent ? shown.items : cart.asSoldNow}
        works={sent}
        country={fields.country}
        troubles={{ ...textsByWork(cart.changes), ...notSent, ...lineErrors }}
        isPlacing={!isFilling}
        form={formId}
      />
    </div>
  )
}
