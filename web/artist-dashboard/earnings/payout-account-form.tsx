import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { longestHolder } from '#domain/payouts/payout-account.ts'
import { useForm } from '#web/identity/use-form.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import * as css from './payout-account.css.ts'

const accountToast = 'payout-account'

const kinds = [
  { value: 'iban', label: 'Bank account (IBAN)' },
  { value: 'mpesa', label: 'M-Pesa' },
]

interface PayoutAccountFormProps {
  /** Where there is something to go back to. */
  readonly onClose?: (() => void) | undefined
}

/** Where money is to go: nothing is paid there before the link in the mail was pressed. */
export function PayoutAccountForm({ onClose }: PayoutAccountFormProps) {
  const { artistServices } = useServices()
  const { revalidate } = useRevalidator()
  const [isPhone, setPhone] = useState(false)
  const { formProps, field, isSending } = useForm({
    fields: ['kind', 'iban', 'holder', 'phone'],
    toastId: accountToast,
    failure: 'Your account for payouts could not be saved.',
    send: async ({ iban, holder, phone }) => {
      const kind = isPhone ? 'mpesa' : 'iban'
      await (await artistServices()).payoutAccount.name({ kind, iban, holder, phone })
      toast.update(accountToast, 'success', 'We have sent you a mail. Confirm the account with its button.')
      await revalidate()
      onClose?.()
    },
  })
  return (
    <form method="post" {...formProps} className={css.form} aria-label="Name an account">
      <Select
        {...field('kind')}
        label="Pay me by"
        options={kinds}
        onChange={({ target }) => setPhone(target.value === 'mpesa')}
      />
      {isPhone ? (
        <Field
          {...field('phone')}
          key="phone"
          label="M-Pesa phone number"
          type="tel"
          autoComplete="tel"
          placeholder="Such as: 0712 345 678"
          figures
          maxLength={40}
          required
        />
      ) : (
        <>
          <Field
            {...field('iban')}
            label="IBAN"
            autoComplete="off"
            spellCheck={false}
            figures
            maxLength={60}
            required
          />
          <Field
            {...field('holder')}
            label="Account holder"
            hint="As the bank writes it."
            autoComplete="name"
            longest={longestHolder}
            required
          />
        </>
      )}
      <div className={css.buttons}>
        <Button type="submit" look="primary" busy={isSending && 'Saving…'}>
          Save and confirm by mail
        </Button>
        {onClose && <Button onClick={onClose}>Leave it</Button>}
      </div>
    </form>
  )
}
