import type { AccountExport, UserView } from './contract.ts'

/** Accounts as they are shown. */
export interface AccountReader {
  /** Null for an account that is not there any more. */
  view(userId: string): Promise<UserView | null>
  everythingOf(userId: string): Promise<AccountExport>
}
