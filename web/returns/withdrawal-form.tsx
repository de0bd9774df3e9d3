import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { AfterSaleView } from '#application/returns/contract.ts'
import { longestWithdrawerName, validateWithdrawal } from '#domain/returns/withdrawal.ts'
import { withdrawalDays } from '#domain/returns/withdrawal-window.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { FormFault } from '#web/identity/form-fault.tsx'
import { useForm } from '#web/identity/use-form.ts'
import { newKey } from '#web/kept/new-key.ts'
import { dayText } from '#web/orders/order-words.ts'
import { useServices } from '#web/services.ts'
import { figures, heading, meta, workTitle } from '#web/theme/text.css.ts'
import { imageSource } from '#web/ui/artwork/image-source.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { NeedsJavaScript } from '#web/ui/feedback/needs-javascript.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx'
import * as css from './returns.css.ts'

interface WithdrawalFormProps {
  readonly afterSale: AfterSaleView
  readonly orderKey: string | undefined
}

const toastId = 'withdrawal'

type Chosen = Readonly<Record<string, number>>

/** The statement, and the press that sends it. Everything is chosen until somebody chooses less; no reason is asked. */
export function WithdrawalForm({ afterSale, orderKey }: WithdrawalFormProps) {
  const { number, name, email, items } = afterSale
  const { withdrawals } = useServices()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<Chosen>({})
  const [key, setKey] = useState<string | null>(null)
  const quantityOf = ({ artworkId, quantity }: { artworkId: string; quantity: number }) =>
    Math.min(chosen[artworkId] ?? quantity, quantity)
  const lines = items
    .map((item) => ({ artworkId: item.artworkId, quantity: quantityOf(item) }))
    .filter(({ quantity }) => quantity > 0)
  const { formProps, field, isSending, fault, errors } = useForm<'name' | 'email' | 'lines'>({
    fields: ['name', 'email', 'lines'],
    toastId,
    failure: 'Your withdrawal could not be sent. Please try again.',
    send: async (form, miss) => {
      const faults = validateWithdrawal(form)
      if (!isComplete(faults)) return miss(Object.values(faults)[0] ?? '', faults)
      if (lines.length === 0) return miss('Choose at least one work.', { lines: 'Choose at least one work.' })
      // The same press again, after an answer that got lost, is the same statement.
      const pressed = key ?? newKey()
      setKey(pressed)
      await withdrawals.withdraw(number, { ...form, lines }, pressed, orderKey)
      toast.update(
        toastId,
        'success',
        `We have received it. An acknowledgement goes to ${tidyEmail(form.email)}.`,
      )
      await revalidate()
    },
  })
  const wrong = errors.lines ?? fault
  return (
    <form method="post" {...formProps} className={css.form} aria-label="Statement of withdrawal">
      <p>I hereby withdraw from the contract over these works of order {number}.</p>
      <ul className={css.works} aria-label="Works">
        {items.map((item) => {
          const { artworkId, title, quantity, imageUrl, artist, price } = item
          const now = quantityOf(item)
          return (
            <li key={artworkId} className={css.work}>
              {imageUrl ? <img src={imageSource(imageUrl, 240)} width={64} height={64} alt="" /> : <span />}
              <div>
                <p className={`${workTitle} ${css.title}`}>{title}</p>
                <p className={`${meta} ${figures}`}>
                  {artist.name}, {now} of {quantity}, {formatMoney(price)} each
                </p>
              </div>
              <div className={css.stepper}>
                <QuantityStepper
                  of={title}
                  quantity={now}
                  canDecrease={now > 0}
                  canIncrease={now < quantity}
                  onChange={(next) => setChosen({ ...chosen, [artworkId]: next })}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <div className={css.fields}>
        <Field
          {...field('name')}
          label="Name"
          defaultValue={name}
          autoComplete="name"
          longest={longestWithdrawerName}
          required
        />
        <Field
          {...field('email')}
          label="Email for the acknowledgement"
          type="email"
          defaultValue={email}
          autoComplete="email"
          required
        />
      </div>
      <WhatFollows items={items.filter((item) => quantityOf(item) > 0)} />
      <FormFault text={wrong} />
      <NeedsJavaScript what="Withdrawing here" />
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={isSending && 'One moment…'}>
          Confirm withdrawal
        </Button>
      </div>
    </form>
  )
}

/** What becomes of the works and of the money, before anybody confirms. */
function WhatFollows({ items }: { items: AfterSaleView['items'] }) {
  const isBack = items.some(({ wasSent }) => wasSent)
  const isUnsent = items.some(({ wasSent }) => !wasSent)
  return (
    <div className={css.prose}>
      <h2 className={heading.h4}>What follows</h2>
      <p>You get an acknowledgement by email at once. Nobody asks you for a reason.</p>
      {isUnsent && (
        <p>
          What has not been sent is not sent any more, and its money goes back to you by itself, the way you
          paid.
        </p>
      )}
      {isBack && (
        <p>
          What has been sent you send back to its artist within {withdrawalDays} days. Once it is there, its
          money goes back to you, the way you paid.
        </p>
      )}
    </div>
  )
}

/** Until when somebody may withdraw. */
export const untilText = (lastDay: string | null): string =>
  lastDay === null
    ? `You may withdraw from now on until ${withdrawalDays} days after you have received the last work.`
    : `You may withdraw until the end of ${dayText(lastDay)}.`
