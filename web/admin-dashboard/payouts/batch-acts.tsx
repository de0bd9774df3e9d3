import { Download } from 'lucide'
import { useState } from 'react'
import type { PayoutBatchDetail } from '#application/payouts/payouts-contract.ts'
import { type PayoutKind, payoutKinds } from '#domain/payouts/payout-account.ts'
import { formatMoney, sumOf } from '#domain/shared/money.ts'
import { AskFirst, type Question } from '#web/admin-dashboard/ask-first.tsx'
import { useAdminActs } from '#web/admin-dashboard/use-admin-acts.tsx'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'

const fileWords: Readonly<Record<PayoutKind, string>> = {
  iban: 'File for the bank',
  mpesa: 'List for M-Pesa',
}

/** What an admin can do about a whole batch; what cannot be undone asks first. */
export function BatchActs({ batch }: { batch: PayoutBatchDetail }) {
  const { id, name, payouts, unreadable } = batch
  const { act, busy } = useAdminActs()
  const [question, setQuestion] = useState<Question | null>(null)
  const isBusy = busy !== null && 'Working…'
  const ofStanding = (standing: string) => payouts.filter((payout) => payout.standing === standing)
  const sum = (some: typeof payouts) => formatMoney(sumOf(some.map(({ amount }) => amount)))
  const under = ofStanding('sent')
  const aside = ofStanding('set-aside').filter((payout) => !unreadable.includes(payout.id))
  const take = (kind: PayoutKind) =>
    act({
      id: name,
      what: async ({ payouts: own }) => saveFile(await own.file(id, kind)),
      done: 'The file is in your downloads.',
      failure: 'Failed to get the file',
    })
  const leaves =
    aside.length > 0 &&
    `${sum(aside)} for ${aside.length === 1 ? 'one artist' : `${aside.length} artists`} is marked as sent, and each gets a mail that it is on its way.`
  const goesBack =
    unreadable.length > 0 &&
    `What cannot be sent goes back to ${unreadable.length === 1 ? 'its artist' : 'its artists'}, with a mail that asks for the account.`
  const send: Question = {
    title: `Have payouts ${name} left?`,
    text: [leaves, goesBack, 'This cannot be undone.'].filter(Boolean).join(' '),
    yes: leaves ? `Yes, ${sum(aside)} has left` : 'Yes, give it back',
    onYes: () =>
      act({
        id: name,
        what: ({ payouts: own }) => own.send(id),
        done: 'Marked as sent. The artists get a mail.',
        failure: 'Failed to mark the batch as sent',
      }),
  }
  const settle: Question = {
    title: 'Has everything arrived?',
    text: `All that is still on its way, ${sum(under)}, is marked as arrived. Mark first what came back; what comes back later can still be marked so.`,
    yes: 'Yes, all has arrived',
    onYes: () =>
      act({
        id: name,
        what: ({ payouts: own }) => own.settle(id, null),
        done: 'Marked as arrived.',
        failure: 'Failed to mark the batch as arrived',
      }),
  }
  return (
    <>
      {payoutKinds
        .filter((kind) => [...aside, ...under].some((payout) => payout.kind === kind))
        .map((kind) => (
          <Button key={kind} busy={isBusy} onClick={() => take(kind)}>
            <Icon of={Download} small />
            {fileWords[kind]}
          </Button>
        ))}
      {aside.length + unreadable.length > 0 && (
        <Button look="primary" busy={isBusy} onClick={() => setQuestion(send)}>
          Mark as sent
        </Button>
      )}
      {under.length > 0 && (
        <Button look="primary" busy={isBusy} onClick={() => setQuestion(settle)}>
          All has arrived
        </Button>
      )}
      <AskFirst question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
