import type { AccountSession } from '#application/identity/sessions/account-session.ts'

/** Whose things are kept; null for a visitor, who has an account nowhere. */
export const ownerOf = (session: AccountSession): string | null => session.current()?.id ?? null
