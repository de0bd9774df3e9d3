import type { UndeliveredMailReader } from '#application/admin/undelivered-mail-reader.ts'
import type { UndeliveredMail } from '#application/admin/undelivered-mails-contract.ts'
import { keysetSlice } from '../keyset-slice.ts'
import { isSendable, type MemoryMail, type MemoryMails } from '../notifications/memory-mails.ts'

function stateOf({ givenUpAt, keptAt }: MemoryMail): UndeliveredMail['state'] {
  if (givenUpAt) return 'given-up'
  return keptAt ? 'kept' : 'waiting'
}

export const memoryUndeliveredMails = (mails: MemoryMails): UndeliveredMailReader => ({
  async slice({ to = '', state }, limit, after) {
    const chosen = [...mails.values()].filter(
      (each) =>
        each.sentAt === null &&
        each.mail.to !== '' &&
        each.mail.to.toLowerCase().includes(to.toLowerCase()) &&
        (state === undefined || stateOf(each) === state),
    )
    const { items, ...rest } = keysetSlice(
      chosen,
      ({ id, createdAt }) => ({ key: createdAt.getTime(), id }),
      'desc',
      limit,
      after,
    )
    return {
      ...rest,
      items: items.map((each) => ({
        id: each.id,
        to: each.mail.to,
        subject: each.mail.subject,
        at: each.createdAt.toISOString(),
        state: stateOf(each),
        sendable: isSendable(each),
      })),
    }
  },
})
