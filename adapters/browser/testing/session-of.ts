import type { UserView } from '#application/identity/contract.ts'
import type { AccountLife } from '../account-life.ts'

/** Somebody with an account. */
const somebody = (id: string): UserView => ({
  id,
  name: 'Lena Okoro',
  email: 'lena@example.org',
  country: 'NG',
  phone: '',
  role: 'user',
  artistStatus: null,
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
})

/** A life that a test leads: signing in and out, coming back, and what was said. */
export function sessionOf(initial: string | null) {
  let user = initial === null ? null : somebody(initial)
  const listeners = new Set<() => void>()
  const waiting = new Set<() => void>()
  const said: string[] = []
  const become = (next: UserView | null) => {
    user = next
    for (const listener of listeners) listener()
  }
  const life: AccountLife = {
    session: {
      current: () => user,
      onChange: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    onComingBack: (listener) => {
      waiting.add(listener)
      return () => waiting.delete(listener)
    },
    say: (text) => said.push(text),
  }
  return {
    life,
    said,
    signIn: (id: string) => become(somebody(id)),
    signOut: () => become(null),
    comeBack: () => {
      for (const listener of waiting) listener()
    },
  }
}
