import { type Caller, signedInAs } from '#application/shared/caller.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { NoticeRepository } from '../notice-repository.ts'
import type { PaymentNotices } from '../notices-contract.ts'

/** What providers have told and a person has to see to, for admins: see the contract. */
export const paymentNoticesService =
  ({ notices }: { readonly notices: NoticeRepository }) =>
  (caller: Caller): PaymentNotices => ({
    async notices(request) {
      signedInAs('admin', caller)
      return keysetPage(
        request,
        'payment-notices',
        (limit, after) => notices.open(limit, after),
        (notice) => notice,
      )
    },
  })
