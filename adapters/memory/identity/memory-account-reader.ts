import type { AccountReader } from '#application/identity/account-reader.ts'
import type { User } from '#domain/identity/user.ts'
import { isOrderOf } from '#domain/orders/buyer.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'

export function memoryAccountReader(
  accounts: MemoryAccounts,
  gallery: MemoryGallery,
  { orders, money, refundsDue }: Pick<MemoryOrders, 'orders' | 'money' | 'refundsDue'>,
): AccountReader {
  const artistOf = (userId: string) => gallery.artists.get(accounts.artistIds.get(userId) ?? '')

  const approvalOf = (userId: string) => artistOf(userId)?.decision ?? null

  /** What they have bought, with the transfers that came for it and what a person sends back. */
  function ordersOf({ id, email, emailVerifiedAt }: User) {
    const buyer = { id, email: email ?? '', emailVerified: emailVerifiedAt !== null }
    return [...orders.values()]
      .filter((order) => isOrderOf(buyer, order))
      .map(({ number, status, email: sentTo, shipping, method, lines, buyerId }) => ({
        number,
        status,
        asGuest: buyerId === null,
        email: sentTo,
        shipping,
        method,
        lines: lines.map(({ title, quantity, price }) => ({ title, quantity, priceInCents: price })),
        transfers: [...money.values()]
          .filter(({ orderNumber }) => orderNumber === number)
          .map(({ bookedOn, sender, senderIban, text, amount, currency, standing, back }) => ({
            bookedOn,
            from: sender,
            fromIban: senderIban,
            text,
            amount,
            currency,
            standing,
            goesBack: back,
          })),
        refundsByHand: [...refundsDue.values()]
          .filter(({ orderNumber }) => orderNumber === number)
          .map(({ dueAt, sentAt, amount, currency, payers }) => ({
            dueAt: dueAt.toISOString(),
            sentAt: sentAt?.toISOString() ?? null,
            amount,
            currency,
            paidBy: payers,
          })),
      }))
  }

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
        orders: user ? ordersOf(user) : [],
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
