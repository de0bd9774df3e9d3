import { useLoaderData } from 'react-router-dom'
import type { PayoutBatchView, UnpaidView } from '#application/payouts/payouts-contract.ts'
import { adminPayoutBatchPage } from '#application/shared/dashboard-addresses.ts'
import { daysKept } from '#domain/fair-pay/payout.ts'
import { formatMoney, sumOf } from '#domain/shared/money.ts'
import type { PayoutsData } from '#web/admin-dashboard/admin-loaders.ts'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { block, blockHead } from '#web/dashboard/blocks.css.ts'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { Link } from '#web/navigation/link.tsx'
import { dayText, type StatusWords } from '#web/orders/order-words.ts'
import { cameBackOf } from '#web/payouts/payout-words.ts'
import { figures, heading, meta, muted, quietLink, words } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'

function wordsOf({ sentAt, standings }: PayoutBatchView): StatusWords {
  if (sentAt === null)
    return standings.length === 0
      ? { word: 'Nothing left to send', form: 'ended', tone: 'mute' }
      : { word: 'To be sent', form: 'waits', tone: 'warn' }
  return standings.some(({ standing }) => standing === 'sent')
    ? { word: 'On its way', form: 'is', tone: 'ok' }
    : { word: 'Done', form: 'is', tone: 'mute' }
}

function Batches({ batches }: { batches: readonly PayoutBatchView[] }) {
  return (
    <ListTable columns={['Batch', 'Set aside', 'State', { figures: 'Payouts' }, { figures: 'Total' }]}>
      {batches.map((batch) => {
        const { word, form, tone } = wordsOf(batch)
        return (
          <tr key={batch.id}>
            <td>
              <Link className={`${quietLink} ${figures}`} to={adminPayoutBatchPage(batch.id)}>
                {batch.name}
              </Link>
            </td>
            <td data-label="Set aside" className={figures}>
              {dayText(batch.madeAt)}
            </td>
            <td data-label="State">
              <Status form={form} tone={tone}>
                {word}
              </Status>
              {batch.takenOut.count > 0 && (
                <span className={meta}> {formatMoney(batch.takenOut.amount)} taken out</span>
              )}
              {cameBackOf(batch) > 0 && (
                <span className={meta}> {formatMoney(cameBackOf(batch))} came back</span>
              )}
            </td>
            <td data-label="Payouts" data-figures="">
              {sumOf(batch.standings.map(({ count }) => count))}
            </td>
            <td data-label="Total" data-figures="">
              {formatMoney(batch.total)}
            </td>
          </tr>
        )
      })}
    </ListTable>
  )
}

function whyText({ obstacle, from }: UnpaidView): string {
  switch (obstacle) {
    case null:
      return 'Can be paid now'
    case 'no-account':
      return 'Has named no account'
    case 'not-confirmed':
      return 'Has not confirmed the account'
    case 'waiting':
      return `Another account is used from ${dayText(from ?? '')} on`
    case 'no-address':
      return 'No mail reaches them'
    case 'suspended':
      return 'The account is suspended'
    case 'play-money':
      return 'Play money: only the sandbox was paid for it'
    case 'came-back':
      return `Came back this month, goes with the payday on ${dayText(from ?? '')}`
    case 'taken-out':
      return `Taken out of this month’s batch, goes with the payday on ${dayText(from ?? '')}`
    case 'paid-this-month':
      return `Another payout of this month is made, goes with the payday on ${dayText(from ?? '')}`
  }
}

function Unpaid({ unpaid }: { unpaid: readonly UnpaidView[] }) {
  return (
    <ListTable columns={['Artist', 'Why it is here', { figures: 'Due' }]}>
      {unpaid.map((each) => (
        <tr key={`${each.artist.id} ${each.obstacle}`}>
          <td className={words}>{each.artist.name}</td>
          <td data-label="Why it is here">{whyText(each)}</td>
          <td data-label="Due" data-figures="">
            {formatMoney(each.amount)}
          </td>
        </tr>
      ))}
    </ListTable>
  )
}

/** Artists' money: what has been set aside, and what is due and stays here. */
export function PayoutsScreen() {
  const { batches, unpaid } = useLoaderData<PayoutsData>()
  const { act, busy } = useAdminActs()
  const payable = unpaid.filter(({ obstacle }) => obstacle === null)
  const make = () =>
    act({
      id: 'batch',
      what: ({ payouts }) => payouts.make(),
      done: 'Set aside. Nobody is told before you send it.',
      failure: 'Failed to set payouts aside',
    })
  return (
    <>
      <DashboardHead title="Payouts">
        {payable.length > 0 && (
          <Button look="primary" busy={busy !== null && 'Working…'} onClick={make}>
            Set aside {formatMoney(sumOf(payable.map(({ amount }) => amount)))}
          </Button>
        )}
      </DashboardHead>
      {batches.length > 0 ? (
        <Batches batches={batches} />
      ) : (
        <p className={muted}>
          On the first day of a month, what buyers have had for {daysKept} days is set aside here for its
          artists. What is on its way back or said to be damaged waits until that is over.
        </p>
      )}
      <section className={block} aria-labelledby="unpaid">
        <div className={blockHead}>
          <h2 id="unpaid" className={heading.h2}>
            Due, and still here
          </h2>
        </div>
        {unpaid.length > 0 ? (
          <Unpaid unpaid={unpaid} />
        ) : (
          <p className={muted}>Everything that is due this month has been set aside.</p>
        )}
      </section>
    </>
  )
}
