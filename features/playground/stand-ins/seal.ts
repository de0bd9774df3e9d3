import type { Seal } from '#application/shared/seal.ts'
import { randomUUID } from './crypto.ts'

/** Texts that only this page can read again, since it alone has kept them. */
export function aesSeal(_secretKey: string): Seal {
  const sealed = new Map<string, { readonly text: string; readonly context: string }>()
  return {
    close(text, context) {
      const name = randomUUID()
      sealed.set(name, { text, context })
      return name
    },
    open(name, context) {
      const found = sealed.get(name)
      if (found?.context !== context) throw new Error('This was sealed by nobody here.')
      return found.text
    },
  }
}
