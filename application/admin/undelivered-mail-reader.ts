import type { Place, Slice } from '#application/shared/keyset.ts'
import type { UndeliveredMail } from './undelivered-mails-contract.ts'

export interface UndeliveredMailSelection {
  /** A part of the address. */
  readonly to: string | undefined
  readonly state: UndeliveredMail['state'] | undefined
}

/** Mails that have not left, the newest first; never what they say. */
export interface UndeliveredMailReader {
  slice(
    selection: UndeliveredMailSelection,
    limit: number,
    after: Place | null,
  ): Promise<Slice<UndeliveredMail>>
}
