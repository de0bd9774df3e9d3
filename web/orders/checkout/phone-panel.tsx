import { type FormEvent, useId } from 'react'
import type { OrderView } from '#application/orders/contract.ts'
import { formatMobilePhone } from '#domain/orders/mobile-money-payment.ts'
import * as css from '#web/orders/order-screen.css.ts'
import { momentText } from '#web/orders/order-words.ts'
import type { FollowedOrder } from '#web/orders/use-order.ts'
import { figures, heading, muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/fields/field.tsx'

type AskedPhone = NonNullable<OrderView['payment']['phone']>

/** What happens on the phone, step by step, while the shop looks again and again. */
function Waiting({ number }: AskedPhone) {
  const title = useId()
  return (
    <section className={css.asked} aria-labelledby={title}>
      <h2 id={title} className={heading.h4}>
        On the phone <span className={figures}>{number}</span>
      </h2>
      <ol className={css.steps}>
        <li>M-Pesa shows you the sum, and who gets it.</li>
        <li>Enter your M-Pesa PIN there.</li>
        <li>This page changes by itself, mostly within a minute.</li>
      </ol>
      <div className={css.progress} role="progressbar" aria-label="Waiting for your phone" />
    </section>
  )
}

/** Another request, to the same phone or another one. */
function AskAgain({ phone, followed }: { phone: AskedPhone; followed: FollowedOrder }) {
  const { isAskingPhone, askPhoneAgain } = followed
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = new FormData(event.currentTarget).get('phoneNumber')
    askPhoneAgain(formatMobilePhone(typeof number === 'string' ? number : ''))
  }
  return (
    <form method="post" className={css.asked} onSubmit={send} noValidate>
      <Field
        label="M-Pesa phone number"
        name="phoneNumber"
        defaultValue={phone.number}
        figures
        inputMode="numeric"
        autoComplete="tel"
        hint={
          phone.againFrom
            ? `A phone can be asked once in two minutes: from ${momentText(phone.againFrom)}.`
            : undefined
        }
      />
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={isAskingPhone && 'Asking…'}>
          Ask my phone again
        </Button>
      </div>
    </form>
  )
}

/** While the phone has not paid: what to do there, how it stands, and a stand-in for it where payments are only tried. */
export function PhonePanel({ followed }: { followed: FollowedOrder }) {
  const { order, answersHere, isAnswering, answerOnPhone } = followed
  const { instructions, phone } = order.payment
  return (
    <div className={css.panel}>
      {phone?.sentence ? (
        <Alert tone="warn" role="status">
          {phone.sentence}
        </Alert>
      ) : (
        <Alert tone="info" role="status">
          {instructions}
        </Alert>
      )}
      {phone?.isOpen && !answersHere && <Waiting {...phone} />}
      {phone?.againFrom && <AskAgain key={phone.askedAt} phone={phone} followed={followed} />}
      {phone && !phone.isOpen && (
        <p className={muted}>Your works are kept for you meanwhile. You can also cancel the order.</p>
      )}
      {answersHere && (
        <div className={css.phone}>
          <p>Test shop: no phone rings. Answer here instead of on the phone.</p>
          <div className={css.actions}>
            <Button look="primary" busy={isAnswering && 'Answering…'} onClick={() => answerOnPhone(true)}>
              Accept on the phone
            </Button>
            <Button onClick={() => answerOnPhone(false)}>Decline on the phone</Button>
          </div>
        </div>
      )}
    </div>
  )
}
