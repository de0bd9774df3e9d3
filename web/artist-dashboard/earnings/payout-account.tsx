import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import type { PayoutAccountView } from '#application/payouts/payout-account-contract.ts'
import { earningsPage } from '#application/shared/dashboard-addresses.ts'
import { daysUntilUsed } from '#domain/payouts/payout-account.ts'
import * as blocks from '#web/dashboard/blocks.css.ts'
import { useForm } from '#web/identity/use-form.ts'
import { dayText, momentText } from '#web/orders/order-words.ts'
import { accountName } from '#web/payouts/payout-words.ts'
import { useServices } from '#web/services.ts'
import { heading, muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import * as css from './payout-account.css.ts'
import { PayoutAccountForm } from './payout-account-form.tsx'

const confirmToast = 'confirm-payout-account'

/** The link in the mail leads here; its press is asked for, as programs open links too. */
function Confirm({ token }: { token: string }) {
  const { artistServices } = useServices()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { formProps, isSending } = useForm<never>({
    fields: [],
    toastId: confirmToast,
    failure: 'Your account for payouts could not be confirmed.',
    send: async () => {
      await (await artistServices()).payoutAccount.confirm(token)
      toast.update(confirmToast, 'success', 'Confirmed. You get a mail that says so.')
      await navigate(earningsPage, { replace: true })
      await revalidate()
    },
  })
  return (
    <form method="post" {...formProps} className={css.form} aria-label="Confirm the account">
      <p>Was it you who named this account for your money?</p>
      <div className={css.buttons}>
        <Button type="submit" look="primary" busy={isSending && 'Confirming…'}>
          Yes, confirm it
        </Button>
      </div>
    </form>
  )
}

/** In words, where money goes now and from when on. */
function Standing({ account, toConfirm }: PayoutAccountView) {
  return (
    <>
      {account === null ? (
        <p>Nowhere yet. What you earn stays here until you have named an account and confirmed it.</p>
      ) : account.isInUse ? (
        <p>Your payouts go to {accountName(account)}.</p>
      ) : (
        <Alert tone="info">
          Your payouts go to {accountName(account)} from {dayText(account.usedFrom)} on. Until then your money
          waits here.
        </Alert>
      )}
      {toConfirm && (
        <Alert tone="warn">
          {accountName(toConfirm, 'start')} waits for your confirmation: press the button in the mail that we
          have sent you, until {momentText(toConfirm.until)}.
        </Alert>
      )}
    </>
  )
}

/** Where an artist's money goes, and how that is changed. */
export function PayoutAccount({ account }: { account: PayoutAccountView }) {
  const search = new URLSearchParams(useLocation().search)
  const [isChanging, setChanging] = useState(false)
  const token = search.get('token')
  const isFirst = account.account === null && account.toConfirm === null
  return (
    <section className={blocks.block} aria-labelledby="money-goes">
      <div className={blocks.blockHead}>
        <h2 id="money-goes" className={heading.h2}>
          Where your money goes
        </h2>
      </div>
      <div className={css.account}>
        <div className={css.standing} aria-live="polite">
          <Standing {...account} />
          <p className={muted}>
            A payout leaves once a month. Another account is used {daysUntilUsed} days after you have
            confirmed it, and we write to you about each change.
          </p>
        </div>
        {token !== null && account.toConfirm !== null ? (
          <Confirm token={token} />
        ) : isFirst || isChanging ? (
          <PayoutAccountForm onClose={isFirst ? undefined : () => setChanging(false)} />
        ) : (
          <div className={css.buttons}>
            <Button onClick={() => setChanging(true)}>Name another account</Button>
          </div>
        )}
      </div>
    </section>
  )
}
