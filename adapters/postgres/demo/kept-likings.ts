import type { DemoPerson } from '#adapters/demo/past/invented-persons.ts'
import type { Database } from '../database.ts'
import { FollowSchema } from '../favourites/follow.schema.ts'

interface Liking {
  readonly person: Pick<DemoPerson, 'email'>
}

/** Writes who follows whom, and who likes what. @param accounts by their addresses */
export async function keepLikings(
  db: Database,
  follows: readonly (Liking & { readonly artistId: string })[],
  favourites: readonly (Liking & { readonly artworkId: string; readonly at: Date })[],
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const userOf = ({ person }: Liking): string => {
    const id = accounts.get(person.email)
    if (id === undefined) throw new Error('Whoever likes something has an account.')
    return id
  }
  await db.entities((em) =>
    em.insertMany(
      FollowSchema,
      follows.map((each) => ({ userId: userOf(each), artistId: each.artistId })),
    ),
  )
  if (favourites.length === 0) return
  await db
    .insertInto('favourites')
    .values(
      favourites.map((each) => ({
        user_id: userOf(each),
        artwork_id: each.artworkId,
        created_at: each.at,
      })),
    )
    // What somebody likes already they do not like twice.
    .onConflict((known) => known.doNothing())
    .execute()
}
