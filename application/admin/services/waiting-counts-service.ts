import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { WaitingCounts } from '../waiting-counts-contract.ts'
import type { WaitingCountsReader } from '../waiting-counts-reader.ts'

/** What waits for admins: see the contract. */
export const waitingCountsService =
  ({ reader }: { readonly reader: WaitingCountsReader }) =>
  (caller: Caller): WaitingCounts => ({
    async counts() {
      signedInAs('admin', caller)
      return reader.counts()
    },
  })
