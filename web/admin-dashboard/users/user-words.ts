import type { AdminUserView } from '#application/admin/contract.ts'
import type { Role } from '#domain/identity/roles.ts'

export const roleWords: Readonly<Record<Role, string>> = { user: 'User', artist: 'Artist', admin: 'Admin' }

interface StateWords {
  readonly word: string
  readonly form: 'is' | 'waits' | 'ended'
  readonly tone: 'ok' | 'warn' | 'err' | 'mute'
}

/** How an account stands, in a word, with the form and tone of its dot. */
export function userState({
  suspended,
  role,
  artistStatus,
}: Pick<AdminUserView, 'suspended' | 'role' | 'artistStatus'>): StateWords {
  if (suspended) return { word: 'Suspended', form: 'is', tone: 'err' }
  if (role !== 'artist' || artistStatus === null) return { word: 'Active', form: 'is', tone: 'mute' }
  if (artistStatus === 'pending') return { word: 'Pending', form: 'waits', tone: 'warn' }
  if (artistStatus === 'rejected') return { word: 'Rejected', form: 'ended', tone: 'mute' }
  return { word: 'Approved', form: 'is', tone: 'ok' }
}
