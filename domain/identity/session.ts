const day = 86_400_000

/** Milliseconds: a session that nobody uses ends, and so does every one some day. */
export const longestIdle = 14 * day
export const longestSession = 90 * day

/** Milliseconds: how long ago somebody may have signed in who changes the ways into an account. */
export const recentSignIn = 10 * 60_000

/** Until when a session lasts that was begun and last used at these times. */
export const sessionEnd = (begun: Date, seen: Date): Date =>
  new Date(Math.min(seen.getTime() + longestIdle, begun.getTime() + longestSession))
