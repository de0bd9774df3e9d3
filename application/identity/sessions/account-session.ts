import type { UserView } from '../contract.ts'

/** Who is signed in in this browser, for whatever keeps things for them. */
export interface AccountSession {
  /** Null for a visitor. */
  current(): UserView | null
  /** Tells when somebody signs in or out, also in another tab; returns how to stop listening. */
  onChange(listener: () => void): () => void
}
