import type { PayoutAccounts, PayoutAccountView } from '#application/payouts/payout-account-contract.ts'
import type {
  OwnPayouts,
  OwnPayoutView,
  PayoutAdministration,
  PayoutBatchDetail,
  PayoutBatchView,
  PayoutView,
  UnpaidView,
} from '#application/payouts/payouts-contract.ts'
import type { OwnStatements, StatementView } from '#application/payouts/statements-contract.ts'
import type { HttpCaller } from './call.ts'

const amounts = { amount: true } as const
const statementAmounts = {
  opening: true,
  sales: true,
  refunds: true,
  fee: true,
  earned: true,
  payouts: true,
  closing: true,
  amount: true,
} as const
const batchAmounts = { amount: true, total: true } as const
const all = '/admin/payouts'
const at = (id: string, what = ''): string => `${all}/${encodeURIComponent(id)}${what}`

type Answered<Batch extends PayoutBatchView> = Omit<Batch, 'takenOut'> & Partial<Pick<Batch, 'takenOut'>>

/** A server of the release before says nothing of what was taken out, and counts it with the others. */
const whole = <Batch extends PayoutBatchView>(answered: Answered<Batch>) => ({
  takenOut: { count: 0, amount: 0 },
  ...answered,
})

/** How artists' money leaves, over HTTP. */
export function payoutAdministrationClient(call: HttpCaller): PayoutAdministration {
  const post = async (path: string, failure: string, body?: object): Promise<PayoutBatchDetail> =>
    whole(
      (
        await call<Answered<PayoutBatchDetail>>({
          method: 'POST',
          path,
          body,
          amounts: batchAmounts,
          failure,
        })
      ).body,
    )
  const named = (payouts: readonly string[] | null) => (payouts === null ? {} : { payouts })
  return {
    batches: async () =>
      (
        await call<readonly Answered<PayoutBatchView>[]>({
          path: all,
          amounts: batchAmounts,
          failure: 'Failed to get payouts',
        })
      ).body.map(whole),
    batch: async (id) =>
      whole(
        (
          await call<Answered<PayoutBatchDetail>>({
            path: at(id),
            amounts: batchAmounts,
            failure: 'Failed to get the payouts',
          })
        ).body,
      ),
    unpaid: async () =>
      (
        await call<readonly UnpaidView[]>({
          path: `${all}/unpaid`,
          amounts,
          failure: 'Failed to get what is due',
        })
      ).body,
    async file(id, kind) {
      const { body, headers } = await call<string>({
        path: at(id, '/file'),
        query: { kind },
        isText: true,
        failure: 'Failed to get the file',
      })
      const name = /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'payouts'
      return { name, type: headers.get('Content-Type') ?? '', text: body }
    },
    make: () => post(all, 'Failed to make a batch'),
    send: (id) => post(at(id, '/sent'), 'Failed to mark the batch as sent'),
    settle: (id, payouts) => post(at(id, '/settled'), 'Failed to mark payouts as arrived', named(payouts)),
    returned: (id, payouts, reason) =>
      post(at(id, '/returned'), 'Failed to mark payouts as returned', { ...named(payouts), reason }),
  }
}

/** What an artist was paid, over HTTP; a server of the release before does not say for which orders. */
export const ownPayoutsClient = (call: HttpCaller): OwnPayouts => ({
  payouts: async () =>
    (
      await call<readonly (PayoutView & Partial<OwnPayoutView>)[]>({
        path: '/artist/payouts',
        amounts,
        failure: 'Failed to get your payouts',
      })
    ).body.map((payout) => ({ orders: [], ...payout })),
})

/** One's own account month by month, over HTTP. */
export const ownStatementsClient = (call: HttpCaller): OwnStatements => ({
  statement: async (month) =>
    (
      await call<StatementView>({
        path: `/artist/payouts/${encodeURIComponent(month)}`,
        amounts: statementAmounts,
        failure: 'Failed to get the statement',
      })
    ).body,
})

const account = '/artist/payout-account'

/** Where an artist's money goes, over HTTP. */
export const payoutAccountClient = (call: HttpCaller): PayoutAccounts => ({
  show: async () =>
    (await call<PayoutAccountView>({ path: account, failure: 'Failed to get your account for payouts' }))
      .body,
  name: async ({ kind, iban, holder, phone }) =>
    (
      await call<PayoutAccountView>({
        method: 'PUT',
        path: account,
        body: kind === 'iban' ? { kind, iban, holder } : { kind, phone },
        failure: 'Failed to save your account for payouts',
      })
    ).body,
  confirm: async (token) =>
    (
      await call<PayoutAccountView>({
        method: 'POST',
        path: `${account}/confirm`,
        body: { token },
        failure: 'Failed to confirm your account for payouts',
      })
    ).body,
})
