import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PayoutBatchDetail, PayoutView } from '#application/payouts/payouts-contract.ts'
import { adminLogOf, adminPayoutsPage } from '#application/shared/dashboard-addresses.ts'
import type { PayoutStanding } from '#domain/fair-pay/payout.ts'
import { longestReturnedReason } from '#domain/payouts/returned-reason.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { standing as standingLine } from '#web/admin-dashboard/orders/order-screen.css.ts'
import { ReasonDialog } from '#web/admin-dashboard/reason-dialog.tsx'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { DashboardHead } from '#web/dashboard/dashboard-head.tsx'
import { ListTable } from '#web/dashboard/list-table.tsx'
import { buttons } from '#web/dashboard/table.css.ts'
import { Link } from '#web/navigation/link.tsx'
import { dayText } from '#web/orders/order-words.ts'
import { accountMark, cameBackOf, wordsOfPayout } from '#web/payouts/payout-words.ts'
import { useServices } from '#web/services.ts'
import { figures, link, meta, muted, standalone, words } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Status } from '#web/ui/feedback/status.tsx'
import { BatchActs } from './batch-acts.tsx'

/** Whether it may still come back, or not leave at all. */
const canReturn = (standing: PayoutStanding): boolean => standing !== 'returned'

interface PayoutRowProps {
  readonly payout: PayoutView
  readonly isBusy: boolean
  /** Whether its account can be read: no file holds it otherwise. */
  readonly isReadable: boolean
  /** Whether anything can be done with any of them. */
  readonly hasActs: boolean
  readonly onArrived: () => void
  readonly onReturned: () => void
}

function PayoutRow({ payout, isBusy, isReadable, hasActs, onArrived, onReturned }: PayoutRowProps) {
  const { id, artist, amount, standing, reason } = payout
  const { word, form, tone } = wordsOfPayout(payout)
  return (
    <tr data-row={id}>
      <td className={words}>{artist.name}</td>
      <td data-label="To" className={figures}>
        {accountMark(payout)}
      </td>
      <td data-label="State">
        <Status form={form} tone={tone}>
          {word}
        </Status>
        {reason !== '' && <span className={`${meta} ${words}`}> {reason}</span>}
        {!isReadable && <span className={meta}> Its account can no longer be read: it is in no file.</span>}
      </td>
      <td data-label="Amount" data-figures="">
        {formatMoney(amount)}
      </td>
      {hasActs && (
        <td>
          {canReturn(standing) && (
            <span className={buttons} aria-busy={isBusy}>
              {standing === 'sent' && (
                <Button
                  busy={isBusy && 'Working…'}
                  aria-label={`Arrived at ${artist.name}`}
                  onClick={onArrived}
                >
                  Arrived
                </Button>
              )}
              <Button
                look="danger"
                busy={isBusy && 'Working…'}
                aria-label={
                  standing === 'set-aside' ? `Take out ${artist.name}` : `Came back from ${artist.name}`
                }
                onClick={onReturned}
              >
                {standing === 'set-aside' ? 'Take out' : 'Came back'}
              </Button>
            </span>
          )}
        </td>
      )}
    </tr>
  )
}

/** What leaves with a batch and when, what was taken out beside it, and what of it came back. */
function standingOf(batch: PayoutBatchDetail): string {
  const { total, madeAt, sentAt, takenOut } = batch
  const hasOut = takenOut.count > 0
  if (hasOut && total === 0)
    return `Nothing is left to send: all that was set aside ${dayText(madeAt)}, ${formatMoney(takenOut.amount)}, was taken out.`
  const out = hasOut ? ` ${formatMoney(takenOut.amount)} was taken out of it.` : ''
  const cameBack = cameBackOf(batch)
  const back = cameBack > 0 ? ` ${formatMoney(cameBack)} came back.` : ''
  const told = hasOut ? 'nobody else was told anything yet' : 'nobody was told anything yet'
  const state = sentAt === null ? `; ${told}` : `, sent ${dayText(sentAt)}`
  return `${formatMoney(total)}, set aside ${dayText(madeAt)}${state}.${out}${back}`
}

/** One batch: who is paid, what goes to the bank, and what became of it. */
export function BatchScreen() {
  const batch = useLoaderData<PayoutBatchDetail>()
  const { adminServices } = useServices()
  const { act, did, busy } = useAdminActs()
  const [returned, setReturned] = useState<PayoutView | null>(null)
  const { id, name, payouts, unreadable } = batch
  const whose = returned?.artist.name ?? ''
  const isTakenOut = returned?.standing === 'set-aside'
  const hasActs = payouts.some(({ standing }) => canReturn(standing))
  return (
    <>
      <DashboardHead title={`Payouts ${name}`} back={{ to: adminPayoutsPage, label: 'Payouts' }}>
        <BatchActs batch={batch} />
      </DashboardHead>
      <p className={`${standingLine} ${muted}`} aria-live="polite">
        {standingOf(batch)}
      </p>
      <ListTable columns={['Artist', 'To', 'State', { figures: 'Amount' }]} hasActs={hasActs}>
        {payouts.map((payout) => (
          <PayoutRow
            key={payout.id}
            payout={payout}
            isBusy={busy === payout.id}
            isReadable={!unreadable.includes(payout.id)}
            hasActs={hasActs}
            onReturned={() => setReturned(payout)}
            onArrived={() =>
              act({
                id: payout.id,
                what: ({ payouts: own }) => own.settle(id, [payout.id]),
                done: `The payout of ${payout.artist.name} has arrived.`,
                failure: 'Failed to mark the payout as arrived',
              })
            }
          />
        ))}
      </ListTable>
      <p>
        <Link className={`${link} ${standalone} ${muted}`} to={adminLogOf(id)}>
          What admins did here
        </Link>
      </p>
      <ReasonDialog
        isOpen={returned !== null}
        title={
          isTakenOut
            ? `Take the payout of ${whose} out of this batch?`
            : `Did the payout of ${whose} come back?`
        }
        hint={`${isTakenOut ? 'Only where your bank has no file with it yet; fetch the file anew afterwards. Say why' : 'What the bank says'}. ${whose} reads it, and has the money on the account here again, for the next month’s payout. This cannot be undone.`}
        longest={longestReturnedReason}
        yes={isTakenOut ? 'Yes, take it out' : 'Yes, it came back'}
        failure="Failed to mark the payout as returned"
        onReason={async (reason) => {
          if (!returned) return
          await (await adminServices()).payouts.returned(id, [returned.id], reason)
          did({
            id: returned.id,
            done: `The payout of ${whose} ${isTakenOut ? 'is taken out' : 'came back'}, and they get a mail.`,
            failure: 'Failed to mark the payout as returned',
          })
        }}
        onClose={() => setReturned(null)}
      />
    </>
  )
}
