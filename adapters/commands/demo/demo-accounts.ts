import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { payoutPorts } from '#adapters/composition/payouts/payouts.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { database } from '#adapters/composition/tokens.ts'
import { keepPastPayouts, keepPayoutAccount } from '#adapters/demo/past-payouts.ts'
import { openDemoAccount } from '#adapters/postgres/demo/demo-accounts.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'
import { fillArtistHistory } from './artist-history.ts'
import { demoAssembly } from './demo-assembly.ts'
import { demoPassword, demoUsers } from './demo-users.ts'

/**
 * Opens the demo's accounts that are not open, also over a demo that was filled in before there were any, and those that
 * were closed meanwhile.
 */
export async function openDemoAccounts(
  orm: ReturnType<typeof createOrm>,
  { feePercent, secretKey }: { readonly feePercent: number; readonly secretKey: string },
  now: Date,
): Promise<void> {
  const assembly = demoAssembly(orm, feePercent, secretKey)
  const [users, passwords, ids] = [
    assembly.get(identityPorts.users),
    assembly.get(identityPorts.passwords),
    assembly.get(system.ids),
  ]
  await assembly.get(sharedPorts.work).run(async () => {
    let opened = 0
    for (const account of demoUsers) {
      const user = await users.byEmail(account.email)
      if (user?.passwordHash != null) continue
      const passwordHash = await passwords.hash(demoPassword)
      if (user) {
        await users.save(Object.assign(user, { passwordHash }))
        continue
      }
      const artistId = await openDemoAccount(
        assembly.get(database.queries),
        { users, ids },
        account,
        passwordHash,
        now,
      )
      if (artistId !== null) {
        await fillArtistHistory(assembly, artistId, { feePercent, now })
        const selling = await users.byEmail(account.email)
        if (selling)
          await keepPayoutAccount({ accounts: assembly.get(payoutPorts.accounts), ids }, selling, now)
      }
      opened += 1
    }
    if (opened > 0) await keepPastPayouts({ payouts: assembly.get(payoutPorts.payouts), ids }, now)
  })
}

/**
 * Where nobody has asked for the demo, the password that everybody knows opens none of its accounts, and nobody stays
 * signed in to them. Whoever has chosen another one keeps it.
 * @returns how many accounts were open
 */
export async function closeDemoAccounts(orm: ReturnType<typeof createOrm>): Promise<number> {
  const assembly = demoAssembly(orm, 0)
  const [users, sessions, passwords] = [
    assembly.get(identityPorts.users),
    assembly.get(identityPorts.sessions),
    assembly.get(identityPorts.passwords),
  ]
  return assembly.get(sharedPorts.work).run(async () => {
    let closed = 0
    for (const { email } of demoUsers) {
      const user = await users.byEmail(email)
      if (!user?.passwordHash || !(await passwords.isRight(demoPassword, user.passwordHash))) continue
      await users.save(Object.assign(user, { passwordHash: null }))
      await sessions.endAll(user.id)
      closed += 1
    }
    return closed
  })
}
