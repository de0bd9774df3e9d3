import { roles as ofAccounts, type Role } from '#domain/identity/roles.ts'
import { type RouteRule, ruleOf } from '../route-rules.ts'

/** Whom each rule lets in. */
export const letIn: Readonly<Record<RouteRule, readonly (Role | 'visitor')[]>> = {
  anyone: ['visitor', ...ofAccounts],
  user: ofAccounts,
  dashboard: ['artist', 'admin'],
  artist: ['artist'],
  admin: ['admin'],
}

/** Whoever asks; doors do not tell an artist from one who waits to be approved. */
export const roles = ['visitor', 'user', 'waiting artist', 'artist', 'admin'] as const
export type Who = (typeof roles)[number]

/** Whether the door of a call is open to somebody; that it is shut to all others, `route-rules.test.ts` shows. */
export const isLetIn = (
  who: Who,
  { method, path }: { readonly method: string; readonly path: string },
): boolean => letIn[ruleOf(`${method} ${path}`)].includes(who === 'waiting artist' ? 'artist' : who)
