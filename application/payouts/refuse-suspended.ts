import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { PayoutReader } from './payout-reader.ts'

/**
 * Whoever was suspended after a batch was made, or whose account has ended since, is paid nothing by it.
 * @throws DomainError conflict 'artist-suspended', with their names
 */
export async function refuseSuspended(
  batchId: string,
  { reader, contacts }: { readonly reader: PayoutReader; readonly contacts: ArtistContacts },
): Promise<void> {
  const waiting = (await reader.payoutsOf(batchId)).filter(({ standing }) => standing === 'set-aside')
  const people = await contacts.of(waiting.map(({ artistId }) => artistId))
  const paid = new Set(people.filter(({ isSuspended }) => !isSuspended).map(({ artistId }) => artistId))
  const names = waiting.filter(({ artistId }) => !paid.has(artistId)).map(({ artistName }) => artistName)
  if (names.length === 0) return
  throw new DomainError(
    'conflict',
    'artist-suspended',
    `Suspended, or without an account: ${names.join(', ')}. Take what is theirs out of the batch first.`,
  )
}
