import type { NoticeRepository } from '#application/payments/notice-repository.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryPayments } from '../store/memory-payments.ts'

export const memoryNoticeRepository = ({ notices, attempts }: MemoryPayments): NoticeRepository => ({
  async keep(notice) {
    const before = [...notices.values()].some(
      ({ provider, eventId }) => provider === notice.provider && eventId === notice.eventId,
    )
    if (!before) notices.set(notice.id, notice)
    return !before
  },

  async open(limit, after) {
    const { items, ...rest } = keysetSlice(
      [...notices.values()].filter(({ outcome }) => outcome === 'unplaced' || outcome === 'for-a-person'),
      ({ id, heardAt }) => ({ key: heardAt.getTime(), id }),
      'desc',
      limit,
      after,
    )
    return {
      ...rest,
      items: items.map(({ id, provider, eventId, reference, attemptId, forPerson, heardAt }) => ({
        id,
        provider,
        eventId,
        reference,
        orderNumber: attempts.get(attemptId ?? '')?.orderNumber ?? null,
        forPerson,
        at: heardAt.toISOString(),
      })),
    }
  },
})
