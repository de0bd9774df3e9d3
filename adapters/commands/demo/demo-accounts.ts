import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { database } from '#adapters/composition/tokens.ts'
import {
  accountsWith,
  artistsWithoutAccount,
  holdArtist,
  keepUsers,
  setPassword,
} from '#adapters/postgres/demo/kept-accounts.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'
import { demoAssembly } from './demo-assembly.ts'
import { demoPhone } from './demo-phones.ts'
import { artistEmail, demoEmails, demoPassword } from './demo-users.ts'

/** Nothing is sealed or sold. */
const unused = { feePercent: 0, secretKey: '' }

type Orm = ReturnType<typeof createOrm>

/** Opens the demo's accounts that are not open, also those of artists whose demo was filled in before they had some. */
export async function openDemoAccounts(orm: Orm): Promise<void> {
  const assembly = demoAssembly(orm, unused)
  const [db, ids] = [assembly.get(database.queries), assembly.get(system.ids)]
  await assembly.get(sharedPorts.work).run(async () => {
    for (const { id: artistId, name, country, since, source } of await artistsWithoutAccount(db)) {
      const [id, email] = [ids.newId(), artistEmail({ slug: source?.replace('demo:', '') ?? '' })]
      const phone = country ? demoPhone(email, country) : ''
      const where = { country: country ?? '', phone, role: 'artist', joinedAt: since } as const
      await keepUsers(db, [{ id, email, name, ...where, lastSeenAt: null, suspendedAt: null }])
      await holdArtist(db, artistId, id)
    }
    const closed = (await accountsWith(db, demoEmails)).filter(({ passwordHash }) => passwordHash === null)
    if (closed.length === 0) return
    // One for all: everybody knows what it is of.
    const hash = await assembly.get(identityPorts.passwords).hash(demoPassword)
    await setPassword(
      db,
      closed.map(({ id }) => id),
      hash,
    )
  })
}

/**
 * Where nobody has asked for the demo, the password that everybody knows opens none of its accounts, and nobody stays
 * signed in to them. Whoever has chosen another one keeps it.
 * @returns how many accounts were open
 */
export async function closeDemoAccounts(orm: Orm): Promise<number> {
  const assembly = demoAssembly(orm, unused)
  const db = assembly.get(database.queries)
  const [sessions, passwords] = [assembly.get(identityPorts.sessions), assembly.get(identityPorts.passwords)]
  return assembly.get(sharedPorts.work).run(async () => {
    const open = Map.groupBy(await accountsWith(db, demoEmails), ({ passwordHash }) => passwordHash)
    let closed = 0
    for (const [hash, same] of open) {
      if (hash === null || !(await passwords.isRight(demoPassword, hash))) continue
      await setPassword(
        db,
        same.map(({ id }) => id),
        null,
      )
      for (const { id } of same) await sessions.endAll(id)
      closed += same.length
    }
    return closed
  })
}
