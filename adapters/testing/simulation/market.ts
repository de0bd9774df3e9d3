import type { Memory } from '#adapters/memory/memory.ts'
import type { SignedInCaller } from '#application/shared/caller.ts'
import { Artist } from '#domain/artists/artist.ts'
import { newArtwork } from '#domain/catalogue/artwork.ts'
import { blankDetails } from '#domain/catalogue/artwork-details.ts'
import type { Role } from '#domain/identity/roles.ts'
import { User } from '#domain/identity/user.ts'

const id = (number: number): string => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** The works that are sold, and how many there are of each. */
export const works = [
  { id: id(1), artist: 0, title: 'Harbour at Dusk', price: 64_000, stock: 1, unique: true },
  { id: id(2), artist: 0, title: 'Larch Week', price: 4_555, stock: 5, unique: false },
  { id: id(3), artist: 1, title: 'Slate Moon', price: 9_999, stock: 3, unique: false },
] as const

const artists = [
  { id: id(11), userId: id(21), name: 'Amina Njoroge' },
  { id: id(12), userId: id(22), name: 'Brook Ellery' },
] as const

const adminId = id(31)
const caller = (userId: string, role: Role) => ({ userId, role, sessionId: 'a session' })
export const admin = caller(adminId, 'admin')
export const artistCallers: ReadonlyMap<string, SignedInCaller> = new Map(
  artists.map((each) => [each.id, caller(each.userId, 'artist')]),
)

/** Those who buy with an account. */
export const buyerCallers = [41, 42, 43].map((number) => caller(id(number), 'user'))

/** Hangs the works, and gives artists an account that their money goes to. */
export function openMarket({ gallery, accounts }: Memory, at: Date): void {
  const account = (userId: string, name: string, role: Role) => {
    const known = { email: `${userId}@example.test`, country: 'NG', phone: '+2348012345678' }
    accounts.users.set(userId, new User({ ...known, id: userId, name, role, passwordHash: null }, at))
  }
  account(adminId, 'Odile', 'admin')
  for (const { userId } of buyerCallers) account(userId, 'Lena Okoro', 'user')
  for (const { id: artistId, userId, name } of artists) {
    account(userId, name, 'artist')
    const artist = new Artist(artistId, name, at)
    artist.approve()
    gallery.artists.set(artistId, artist)
    accounts.artistIds.set(userId, artistId)
    const iban = 'DE89370400440532013000'
    const confirmed = {
      id: `account of ${name}`,
      userId,
      kind: 'iban',
      ending: iban.slice(-4),
      confirmBy: at,
      usedFrom: at,
      destination: { kind: 'iban', iban, holder: name },
      digest: name,
    } as const
    accounts.payoutAccounts.set(userId, { confirmed, toConfirm: null })
  }
  for (const { artist, ...work } of works)
    gallery.artworks.set(
      work.id,
      newArtwork({
        ...blankDetails,
        ...work,
        category: 'paintings',
        artistId: artists[artist].id,
        createdAt: at,
      }),
    )
}
