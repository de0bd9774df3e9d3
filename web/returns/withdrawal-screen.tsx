import { ArrowLeft } from 'lucide'
import { useLoaderData } from 'react-router-dom'
import type { AfterSaleView } from '#application/returns/contract.ts'
import { orderPage } from '#application/shared/addresses.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { Link } from '#web/navigation/link.tsx'
import { dayText, momentText } from '#web/orders/order-words.ts'
import { wrap } from '#web/theme/layout.css.ts'
import { figures, heading, muted, quietLink, small, standalone } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { pageHead } from '#web/ui/navigation/summary.css.ts'
import { ReturnBox, Works } from './return-box.tsx'
import * as css from './returns.css.ts'
import { SentBackForm } from './sent-back-form.tsx'
import { untilText, WithdrawalForm } from './withdrawal-form.tsx'
import type { WithdrawalData } from './withdrawal-routes.tsx'

/** Where a buyer withdraws, and sees what has become of it. */
export function WithdrawalScreen() {
  const { afterSale, accessKey } = useLoaderData<WithdrawalData>()
  const { number, canWithdraw, lastDay, withdrawals, returns } = afterSale
  return (
    <div className={wrap}>
      <div className={pageHead}>
        <Link className={`${quietLink} ${standalone} ${small}`} to={orderPage(number, accessKey)}>
          <Icon of={ArrowLeft} small />
          Order {number}
        </Link>
        <h1 className={heading.display}>{canWithdraw ? 'Withdraw from contract' : 'Your withdrawal'}</h1>
        {canWithdraw && <p className={`${muted} ${figures}`}>{untilText(lastDay)}</p>}
      </div>
      <div className={css.column}>
        {!canWithdraw && withdrawals.length === 0 && <NotNow lastDay={lastDay} />}
        {returns.length > 0 && (
          <section className={css.boxes} aria-labelledby="returns">
            <h2 id="returns" className={heading.h2}>
              Works that go back
            </h2>
            {returns.map((coming) => (
              <ReturnBox key={coming.id} coming={coming} title={`To ${coming.artist.name}`}>
                {coming.status === 'expected' && (
                  <>
                    {coming.sendTo === null && (
                      <p className={muted}>
                        {coming.artist.name} tells you the address by email. Until then, the sender’s address
                        on the parcel is the right one.
                      </p>
                    )}
                    <SentBackForm number={number} orderKey={accessKey} coming={coming} />
                  </>
                )}
                {coming.status === 'sent' && (
                  <p className={muted}>Once {coming.artist.name} has it, the money goes back to you.</p>
                )}
              </ReturnBox>
            ))}
          </section>
        )}
        {withdrawals.length > 0 && (
          <section className={css.boxes} aria-labelledby="received">
            <h2 id="received" className={heading.h2}>
              What we have received
            </h2>
            {withdrawals.map((each) => (
              <Statement key={each.id} statement={each} />
            ))}
          </section>
        )}
        {canWithdraw && (
          <WithdrawalForm key={withdrawals.length} afterSale={afterSale} orderKey={accessKey} />
        )}
      </div>
    </div>
  )
}

function Statement({ statement }: { statement: AfterSaleView['withdrawals'][number] }) {
  const { at, name, email, lines, givenBack } = statement
  return (
    <div className={css.box}>
      <p className={figures}>
        Withdrawal by {name}, received <time dateTime={at}>{momentText(at)}</time>, acknowledged to {email}
      </p>
      <Works lines={lines} />
      {givenBack > 0 && (
        <p className={figures}>{formatMoney(givenBack)} goes back to you, the way you paid.</p>
      )}
    </div>
  )
}

function NotNow({ lastDay }: { lastDay: string | null }) {
  return (
    <Alert tone="info">
      {lastDay === null
        ? 'There is nothing to withdraw from: this order is not paid, or has ended.'
        : `The time to withdraw from this order ended with ${dayText(lastDay)}.`}
    </Alert>
  )
}
