import type { UndeliveredMail, UndeliveredMails } from '#application/admin/undelivered-mails-contract.ts'

/** Mails that have not left, and remember which were sent again. */
export function mailsOf(given: readonly UndeliveredMail[] = []): UndeliveredMails {
  let mails = given
  return {
    mails: async ({ q = '', state }) => {
      const items = mails.filter((mail) => mail.to.includes(q) && (!state || mail.state === state))
      return { items, total: items.length, next: null }
    },
    again: async (id) => {
      mails = mails.map((mail) =>
        mail.id === id ? { ...mail, state: 'waiting' as const, sendable: false } : mail,
      )
    },
  }
}
