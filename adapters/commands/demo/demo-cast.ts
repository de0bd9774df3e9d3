import type { DemoPerson } from '#adapters/demo/past/invented-persons.ts'
import { randomFrom } from '#adapters/demo/random.ts'
import type { PlacedArtist } from '#adapters/postgres/demo/demo-seed.ts'
import type { DemoUser } from '#adapters/postgres/demo/kept-accounts.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Role } from '#domain/identity/roles.ts'
import { demoPhone } from './demo-phones.ts'
import { artistEmail, demoAdmin, demoApplicant, demoShopper } from './demo-users.ts'

/** Milliseconds. */
const day = 86_400_000

/** Members of whom one is kept out since, and one was for a while. */
const [suspendedMember, pardonedMember] = [23, 58]

/** Everybody with an account in the demo. */
export interface DemoCast {
  readonly users: readonly DemoUser[]
  readonly admin: DemoUser
  readonly applicant: DemoUser
  readonly suspended: DemoUser
  readonly pardoned: DemoUser
  readonly shopper: DemoPerson
  /** Who buys, writes and marks: members and guests, but for whoever is kept out. */
  readonly people: readonly DemoPerson[]
  /** The ids of accounts by their addresses. */
  readonly accounts: ReadonlyMap<string, string>
}

/** Says who they are. */
export function demoCast(
  artists: readonly PlacedArtist[],
  people: readonly DemoPerson[],
  ids: IdSource,
  now: Date,
): DemoCast {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const user = (
    {
      email,
      name,
      country,
      phone = demoPhone(email, country),
    }: Pick<DemoUser, 'email' | 'name' | 'country'> & { readonly phone?: string },
    role: Role,
    joinedAt: Date,
    id = ids.newId(),
  ): DemoUser => {
    const seen = randomFrom(`last seen ${email}`).next() ** 3
    const lastSeenAt = new Date(now.getTime() - seen * (now.getTime() - joinedAt.getTime()))
    return { id, email, name, country, phone, role, joinedAt, lastSeenAt, suspendedAt: null }
  }
  const member = ({ email, address }: DemoPerson, joinedAt: Date) =>
    user({ ...address, email }, 'user', joinedAt)

  const admin = user(demoAdmin, 'admin', ago(demoAdmin.joinedDaysAgo))
  const applicant = user(demoApplicant, 'artist', ago(demoApplicant.joinedDaysAgo))
  const shopper = { ...demoShopper, joinedAt: ago(demoShopper.joinedDaysAgo), eagerness: 0 }
  const members = people.flatMap((person) => (person.joinedAt ? [member(person, person.joinedAt)] : []))
  const [troubled, pardoned] = [members[suspendedMember], members[pardonedMember]]
  if (!troubled || !pardoned) throw new Error('The demo has not enough people.')
  const suspended = { ...troubled, suspendedAt: ago(41), lastSeenAt: ago(42) }
  const users = [
    admin,
    applicant,
    member(shopper, shopper.joinedAt),
    ...artists.map((artist) =>
      user({ ...artist, email: artistEmail(artist) }, 'artist', artist.joinedAt, artist.userId),
    ),
    ...members.map((each) => (each === troubled ? suspended : each)),
  ]
  return {
    users,
    admin,
    applicant,
    suspended,
    pardoned,
    shopper,
    people: people.filter(({ email }) => email !== suspended.email),
    accounts: new Map(users.map(({ email, id }) => [email, id])),
  }
}
