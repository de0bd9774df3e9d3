import type { NotNull } from 'kysely'
import type { AccountReader } from '#application/identity/account-reader.ts'
import type { Approval } from '#domain/artists/artist.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import { messages } from './account-export/messages.ts'
import { orders } from './account-export/orders.ts'
import { person } from './account-export/person.ts'
import { selling } from './account-export/selling.ts'
import { shopping } from './account-export/shopping.ts'
import { waysIn } from './account-export/ways-in.ts'
import { shownAddresses } from './shown-addresses.ts'

/** Asked by every page of somebody who is signed in. */
const view = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('users')
    .leftJoin('artists', 'artists.user_id', 'users.id')
    .where('users.id', '=', userId)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => [
      'users.id',
      'users.name',
      'email',
      'users.country',
      'phone',
      'role',
      fn.coalesce('approval_before', 'approval').$castTo<Approval | null>().as('approval'),
      'email_verified_at',
      'users.created_at',
    ])
    // Whoever is not deleted has one.
    .$narrowType<{ email: NotNull }>(),
)

/** Accounts straight from PostgreSQL to what is shown. */
export const postgresAccountReader = (db: Database): AccountReader => ({
  async view(userId) {
    const [user] = await view(db, { userId })
    if (!user) return null
    const { approval, email_verified_at: verifiedAt, created_at: createdAt, ...shown } = user
    return {
      ...shown,
      artistStatus: user.role === 'artist' ? approval : null,
      emailVerified: verifiedAt !== null,
      createdAt: createdAt.toISOString(),
    }
  },

  async everythingOf(userId) {
    const owner = { userId, shown: await shownAddresses(db, userId) }
    const parts = [person, waysIn, shopping, orders, messages, selling]
    return db
      .selectNoFrom((asked) =>
        parts.flatMap((part) => Object.entries(part(asked, owner)).map(([name, kept]) => kept.as(name))),
      )
      .executeTakeFirstOrThrow()
  },
})
