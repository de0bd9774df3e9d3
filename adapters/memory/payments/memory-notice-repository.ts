import type { NoticeRepository, PaymentNotice } from '#application/payments/notice-repository.ts'
import type { PaymentNoticeView } from '#application/payments/notices-contract.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryPayments } from '../store/memory-payments.ts'

const isForPerson = ({ outcome }: PaymentNotice): boolean =>
  outcome === 'unplaced' || outcome === 'for-a-person'

export function memoryNoticeRepository({ notices, attempts }: MemoryPayments): NoticeRepository {
  const viewOf = ({
    id,
    provider,
    eventId,
    reference,
    attemptId,
    forPerson,
    heardAt,
  }: PaymentNotice): PaymentNoticeView => ({
    id,
    provider,
    eventId,
    reference,
    orderNumber: attempts.get(attemptId ?? '')?.orderNumber ?? null,
    forPerson,
    at: heardAt.toISOString(),
  })
  return {
    async keep(notice) {
      const before = [...notices.values()].some(
        ({ provider, eventId }) => provider === notice.provider && eventId === notice.eventId,
      )
      if (!before) notices.set(notice.id, notice)
      return !before
    },

    async open(limit, after) {
      const { items, ...rest } = keysetSlice(
        [...notices.values()].filter((notice) => isForPerson(notice) && notice.seenToAt === null),
        ({ id, heardAt }) => ({ key: heardAt.getTime(), id }),
        'desc',
        limit,
        after,
      )
      return { ...rest, items: items.map(viewOf) }
    },

    async seenTo(id, at) {
      const notice = notices.get(id)
      if (!notice || !isForPerson(notice) || (notice.seenToAt === null) === (at === null)) return null
      const seen = { ...notice, seenToAt: at }
      notices.set(id, seen)
      return viewOf(seen)
    },
  }
}
