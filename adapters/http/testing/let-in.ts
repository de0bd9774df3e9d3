import { ruleOf } from '../route-rules.ts'

/** Whoever asks, as far as doors are told apart. */
export const roles = ['visitor', 'user', 'waiting artist', 'artist', 'admin'] as const
export type Who = (typeof roles)[number]

/** Whether the door of a call is open to somebody; that it is shut to all others, `route-rules.test.ts` shows. */
export function isLetIn(
  who: Who,
  { method, path }: { readonly method: string; readonly path: string },
): boolean {
  const rule = ruleOf(`${method} ${path}`)
  if (rule === 'anyone') return true
  if (rule === 'user') return who !== 'visitor'
  return rule === 'dashboard' ? /artist|admin/.test(who) : who.endsWith(rule)
}
