import type { PayoutBatchView } from '#application/payouts/payouts-contract.ts'
import type { PayoutStanding } from '#domain/fair-pay/payout.ts'
import type { PayoutKind } from '#domain/payouts/payout-account.ts'
import { type Cents, sumOf } from '#domain/shared/money.ts'
import type { StatusWords } from '#web/orders/order-words.ts'

interface Account {
  readonly kind: PayoutKind
  readonly ending: string
}

/** An account as its owner knows it again, within a sentence or at its start. */
export const accountName = ({ kind, ending }: Account, place: 'within' | 'start' = 'within'): string =>
  `${place === 'start' ? 'The' : 'the'} ${kind === 'iban' ? 'bank account' : 'M-Pesa number'} that ends in ${ending}`

/** An account in a table, such as 'IBAN …3000'; a dash where nobody knows. */
export const accountMark = ({
  kind,
  ending,
}: {
  readonly kind: PayoutKind | null
  readonly ending: string
}) => (kind === null ? '–' : `${kind === 'iban' ? 'IBAN' : 'M-Pesa'} …${ending}`)

export const payoutWords: Readonly<Record<PayoutStanding, StatusWords>> = {
  'set-aside': { word: 'Set aside', form: 'waits', tone: 'info' },
  sent: { word: 'On its way', form: 'is', tone: 'ok' },
  settled: { word: 'Arrived', form: 'is', tone: 'mute' },
  returned: { word: 'Came back', form: 'ended', tone: 'warn' },
}

/** What of a batch came back after it had left, without what was taken out before. */
export const cameBackOf = ({ standings }: Pick<PayoutBatchView, 'standings'>): Cents =>
  sumOf(standings.filter(({ standing }) => standing === 'returned').map(({ amount }) => amount))

/** What has become of a payout; one that was taken out before its batch left has not come back from anywhere. */
export const wordsOfPayout = ({
  standing,
  sentAt,
}: {
  readonly standing: PayoutStanding
  readonly sentAt: string | null
}): StatusWords =>
  standing === 'returned' && sentAt === null
    ? { word: 'Taken out', form: 'ended', tone: 'warn' }
    : payoutWords[standing]
