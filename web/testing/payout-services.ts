import type { AdminServices, ArtistServices } from '#application/pages/page-services.ts'
import type { PayoutAccountView } from '#application/payouts/payout-account-contract.ts'
import type { PayoutBatchDetail, PayoutView, UnpaidView } from '#application/payouts/payouts-contract.ts'
import { endingOf } from '#domain/payouts/payout-account.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { sumOf } from '#domain/shared/money.ts'

const payout = (id: string, name: string, amount: number): PayoutView => ({
  id,
  artist: { id: name.toLowerCase(), name },
  month: '2026-12',
  amount,
  standing: 'set-aside',
  kind: 'iban',
  ending: '3000',
  at: '2026-12-01T00:05:00.000Z',
  sentAt: null,
  closedAt: null,
  reason: '',
})

/** One batch that waits to be sent, and somebody who cannot be paid. @param lost the payouts of it that can be sent to nobody */
export function payoutAdministrationOf(lost: readonly string[] = []): AdminServices['payouts'] {
  let payouts = [payout('one', 'Amina', 54_400), payout('two', 'Brook', 8_500)]
  let sentAt: string | null = null
  const chidi = { id: 'chidi', name: 'Chidi' }
  const unpaid: readonly UnpaidView[] = [
    { artist: chidi, amount: 1_000, obstacle: 'no-account', from: null },
    { artist: chidi, amount: 500, obstacle: 'play-money', from: null },
    {
      artist: { id: 'desta', name: 'Desta' },
      amount: 700,
      obstacle: 'came-back',
      from: '2027-01-01T00:00:00.000Z',
    },
  ]
  const kept = () => payouts.filter((each) => each.standing !== 'returned' || each.sentAt !== null)
  const batch = (): PayoutBatchDetail => ({
    id: 'batch',
    name: '2026-12-1',
    month: '2026-12',
    madeAt: '2026-12-01T00:05:00.000Z',
    sentAt,
    total: sumOf(kept().map(({ amount }) => amount)),
    standings: kept().map(({ standing, amount }) => ({ standing, count: 1, amount })),
    takenOut: {
      count: payouts.length - kept().length,
      amount: sumOf(payouts.map(({ amount }) => amount)) - sumOf(kept().map(({ amount }) => amount)),
    },
    payouts,
    unreadable: sentAt === null ? lost : [],
  })
  const become = (only: readonly string[] | null, changed: Partial<PayoutView>) => {
    payouts = payouts.map((each) =>
      only === null || only.includes(each.id) ? { ...each, ...changed } : each,
    )
    return batch()
  }
  const under = () => payouts.filter(({ standing }) => standing === 'sent').map(({ id }) => id)
  return {
    batches: async () => [batch()],
    batch: async () => batch(),
    unpaid: async () => unpaid,
    make: async () => batch(),
    async file() {
      throw new DomainError('conflict', 'payer-unknown', 'Set BANK_IBAN and start again.')
    },
    async send() {
      sentAt = '2026-12-01T09:00:00.000Z'
      become(null, { standing: 'sent', sentAt })
      return become(lost, { standing: 'returned', reason: 'Please name it again.' })
    },
    settle: async (_id, only) => become(only ?? under(), { standing: 'settled' }),
    returned: async (_id, only, reason) => become(only ?? under(), { standing: 'returned', reason }),
  }
}

/** Nothing was paid out so far, and no account is named. */
export function ownPayoutsOf(): Pick<ArtistServices, 'payouts' | 'payoutAccount'> {
  let view: PayoutAccountView = { account: null, toConfirm: null }
  return {
    payouts: { payouts: async () => [] },
    payoutAccount: {
      show: async () => view,
      async name({ kind, iban, holder, phone }) {
        if (kind === 'iban' && iban === '')
          throw new DomainError('rule-broken', 'payout-account-incomplete', 'IBAN is required', {
            iban: 'IBAN is required',
          })
        const ending = endingOf(kind === 'iban' ? { kind, iban, holder } : { kind, phone })
        view = { ...view, toConfirm: { kind, ending, until: '2026-12-02T00:00:00.000Z' } }
        return view
      },
      async confirm() {
        const { kind, ending } = view.toConfirm ?? { kind: 'iban', ending: '' }
        view = {
          account: { kind, ending, usedFrom: '2026-12-01T00:00:00.000Z', isInUse: true },
          toConfirm: null,
        }
        return view
      },
    },
  }
}
