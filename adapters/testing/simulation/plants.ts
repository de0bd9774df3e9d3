import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { MailDeliveries } from '#application/notifications/mail-deliveries.ts'
import type { ArtworkStock } from '#application/orders/artwork-stock.ts'
import type { IncomingMoneyRepository } from '#application/orders/incoming-money-repository.ts'
import type { OrderRepository } from '#application/orders/order-repository.ts'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import type { NoticeRepository } from '#application/payments/notice-repository.ts'
import type { PaymentProvider } from '#application/payments/payment-provider.ts'
import type { PayoutRepository } from '#application/payouts/payout-repository.ts'
import type { WithdrawalRepository } from '#application/returns/withdrawal-repository.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { WaitingRepository } from '#application/waiting/waiting-repository.ts'
import { cartPlants } from './cart-plants.ts'
import { planted } from './planted.ts'
import type { Plant } from './simulated-shop.ts'

const without = (kind: string) =>
  planted<Jobs>('jobs', (jobs) => ({
    add: async (each, ...rest) => (each === kind ? undefined : jobs.add(each, ...rest)),
  }))

/** Jobs that are put off beside the unit of work, so that they stay where that fails. */
function jobsBeside(): Plant {
  let added: (() => Promise<void>)[] = []
  const noting = planted<Jobs>('jobs', (jobs) => ({
    async add(...what) {
      added.push(() => jobs.add(...what))
      await jobs.add(...what)
    },
  }))
  const keeping = planted<UnitOfWork>('work', (real) => ({
    async run(work) {
      added = []
      try {
        return await real.run(work)
      } catch (error) {
        for (const again of added) await again()
        throw error
      }
    },
  }))
  return (name, port) => keeping(name, noting(name, port))
}

let keys = 0

/** Mistakes that somebody could make, each in a port, so that no code of the product changes. */
export const plants: Readonly<Record<string, Plant>> = {
  'pieces are not given back': planted<ArtworkStock>('stock', () => ({ giveBack: async () => undefined })),
  'pieces are given back twice': planted<ArtworkStock>('stock', ({ giveBack }) => ({
    async giveBack(lines) {
      await giveBack(lines)
      await giveBack(lines)
    },
  })),
  'works whose money is not held any more stay sold': planted<ArtworkStock>('stock', () => ({
    hold: async () => undefined,
  })),
  'a refund has another key each time': planted<PaymentProvider>('card', ({ refund }) => ({
    refund: (wish) => refund({ ...wish, key: `key ${++keys}` }),
  })),
  'the books are written in the wrong direction': planted<LedgerRepository>('ledger', ({ post }) => ({
    post: (id, entries, at) =>
      post(
        id,
        entries.map((entry) => ({ ...entry, amount: 0 - entry.amount })),
        at,
      ),
  })),
  'the books are written at the first refund alone': planted<LedgerRepository>(
    'ledger',
    ({ post, entriesOf }) => ({
      async post(id, entries, at) {
        const before = await entriesOf(id)
        if (!before.some(({ kind }) => kind === 'refund')) await post(id, entries, at)
      },
    }),
  ),
  'a payment moves down': planted<AttemptRepository>('attempts', ({ byId }) => ({
    async byId(id) {
      const attempt = await byId(id)
      if (attempt?.standing === 'taken') attempt.standing = 'held'
      return attempt
    },
  })),
  'an attempt is written down after its payment began': planted<AttemptRepository>('attempts', () => ({
    open: async (attempt) => attempt,
  })),
  'nobody looks at silent payments': planted<AttemptRepository>('attempts', () => ({
    silent: async () => [],
  })),
  'what was written stays where a unit of work failed': planted<UnitOfWork>('work', () => ({
    run: (work) => work(),
  })),
  'one wish may be claimed twice': planted<OrderRepository>('orders', ({ claim }) => ({
    async claim(...asked) {
      await claim(...asked)
      return true
    },
    byKey: async () => null,
  })),
  'a hold is said to be let go of, and is not': planted<PaymentProvider>('card', ({ look }) => ({
    async release(attempt) {
      const standing = await look(attempt)
      return standing.is === 'taken' ? standing : { is: 'ended', why: 'cancelled', sentence: 'Let go of.' }
    },
  })),
  'money that came late stays': without('give-back-payment'),
  'a job is put off beside its unit of work': jobsBeside(),
  'a mail is sent to whoever asks first': planted<MailDeliveries>('deliveries', ({ claim }) => ({
    async claim(event, now) {
      return claim(event, now, now)
    },
    sent: async () => undefined,
  })),
  'a payout that comes back is booked as arrived': planted<PayoutRepository>('payouts', ({ advance }) => ({
    async advance(batchId, to, only, at, reason) {
      const before = await advance(batchId, to === 'returned' ? 'settled' : to, only, at, reason)
      return to === 'returned'
        ? before.map((payout) => ({ ...payout, standing: 'returned' as const }))
        : before
    },
  })),
  'whoever was told waits on': planted<WaitingRepository>('waiting', () => ({
    noteMailed: async () => undefined,
  })),
  'whoever asked last is told first': planted<WaitingRepository>('waiting', ({ lineOf }) => ({
    async lineOf(...asked) {
      const line = await lineOf(...asked)
      return line && { ...line, next: line.next.toReversed() }
    },
  })),
  'everybody is told of one piece': planted<WaitingRepository>('waiting', ({ lineOf }) => ({
    async lineOf(...asked) {
      const line = await lineOf(...asked)
      return line && { ...line, work: { ...line.work, stock: 1_000 } }
    },
  })),
  'nobody who waits is told': planted<WaitingRepository>('waiting', () => ({ due: async () => [] })),
  'what has come back is not written down': planted<WithdrawalRepository>('withdrawals', () => ({
    save: async () => undefined,
  })),
  'a statement of withdrawal is not kept': planted<WithdrawalRepository>('withdrawals', () => ({
    add: async () => undefined,
  })),
  'a press that comes twice withdraws twice': planted<WithdrawalRepository>('withdrawals', () => ({
    withdrawals: async () => [],
  })),
  'what is on its way back can be withdrawn from again': planted<WithdrawalRepository>('withdrawals', () => ({
    returns: async () => [],
  })),
  ...cartPlants,
  'a payment is counted each time that a file tells of it': planted<IncomingMoneyRepository>(
    'money',
    ({ keep }) => ({
      async keep(money) {
        await keep(Object.assign(money, { key: `key ${++keys}` }))
        return true
      },
    }),
  ),
  'what has come before is forgotten': planted<IncomingMoneyRepository>('money', () => ({
    waitingFor: async () => [],
  })),
  'what a transfer has paid is not written down': planted<IncomingMoneyRepository>('money', () => ({
    save: async () => undefined,
  })),
  'a notice is kept as often as it comes': planted<NoticeRepository>('notices', ({ keep }) => ({
    keep: (notice) => keep({ ...notice, eventId: `event ${++keys}` }),
  })),
}
