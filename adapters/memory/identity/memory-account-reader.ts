import type { AccountReader } from '#application/identity/account-reader.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

export function memoryAccountReader(accounts: MemoryAccounts, gallery: MemoryGallery): AccountReader {
  const artistOf = (userId: string) => gallery.artists.get(accounts.artistIds.get(userId) ?? '')

  const approvalOf = (userId: string) => artistOf(userId)?.decision ?? null

  return {
    async view(userId) {
      const user = accounts.users.get(userId)
      if (!user || user.deletedAt !== null) return null
      const { id, name, email, country, phone, role, emailVerifiedAt, createdAt } = user
      return {
        id,
        name,
        email: email ?? '',
        country,
        phone,
        role,
        artistStatus: role === 'artist' ? approvalOf(userId) : null,
        emailVerified: emailVerifiedAt !== null,
        createdAt: createdAt.toISOString(),
      }
    },

    async everythingOf(userId) {
      const user = accounts.users.get(userId)
      const artist = artistOf(userId)
      return {
        account: user && {
          name: user.name,
          email: user.email,
          country: user.country,
          phone: user.phone,
          role: user.role,
          emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
          createdAt: user.createdAt.toISOString(),
        },
        artist: artist ? { name: artist.name, ...artist.profile, approval: approvalOf(userId) } : null,
        sessions: [...accounts.sessions.values()]
          .filter((session) => session.userId === userId)
          .map(({ device, createdAt, seenAt }) => ({
            device,
            signedInAt: createdAt.toISOString(),
            lastSeenAt: seenAt.toISOString(),
          })),
      }
    },
  }
}
