import { type Caller, signedInAs } from '#application/shared/caller.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { UndeliveredMailReader } from '../undelivered-mail-reader.ts'
import type { UndeliveredMails } from '../undelivered-mails-contract.ts'

/** Mails that have not left, for admins: see the contract. */
export const undeliveredMailsService =
  ({ reader }: { readonly reader: UndeliveredMailReader }) =>
  (caller: Caller): UndeliveredMails => ({
    async mails({ q, state, ...request }) {
      signedInAs('admin', caller)
      return keysetPage(
        request,
        'undelivered-mails',
        (limit, after) => reader.slice({ to: q?.trim() || undefined, state }, limit, after),
        (mail) => mail,
      )
    },
  })
