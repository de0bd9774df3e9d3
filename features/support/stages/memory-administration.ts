import { randomUUID } from 'node:crypto'
import { adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import { artistDashboardServices } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import { artistServices } from '#adapters/composition/artists/artists.tokens.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { callerOf, identityPorts, identityServices } from '#adapters/composition/identity/identity.tokens.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { payoutServices } from '#adapters/composition/payouts/payouts.tokens.ts'
import type { Memory } from '#adapters/memory/memory.ts'
import { givenUpJob } from '#adapters/memory/testing/given-up-job.ts'
import { givenUser } from '#adapters/memory/testing/given-user.ts'
import { hangWork } from '#adapters/memory/testing/given-works.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import { softwarePasskeys } from '#adapters/testing/software-passkeys.ts'
import { signedIn } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { numbersBy } from '../actors/service/service-numbers.ts'
import { serviceLocks } from '../actors/service/service-second-factors.ts'
import type { Administration } from '../roles/admin.ts'

/** Milliseconds. */
const day = 86_400_000

/** Admins and newcomers over memory. */
export const memoryAdministration = (
  { gallery, accounts, jobs }: Memory,
  shop: Assembly,
  clock: Clock,
): Administration => ({
  async admin(name) {
    const id = givenUser(accounts, { name, role: 'admin' }, clock.now())
    const visit = givenVisit()
    const [now, endsAt] = [clock.now(), new Date(clock.now().getTime() + day)]
    visit.carry(randomIds.secret(), endsAt)
    const session = { id: randomUUID(), tokenDigest: sha256(visit.token ?? ''), userId: id, device: '' }
    await shop.get(identityPorts.sessions).add({ ...session, createdAt: now, seenAt: now, endsAt })
    const caller = { userId: id, role: 'admin', sessionId: session.id } as const
    return {
      id,
      numbers: () => numbersBy(shop.get(adminServices.statistics)(caller)),
      users: shop.get(adminServices.users)(caller),
      approval: shop.get(adminServices.approval)(caller),
      artworks: shop.get(adminServices.artworks)(caller),
      log: shop.get(adminServices.log)(caller),
      system: shop.get(adminServices.system)(caller),
      locks: serviceLocks(
        shop.get(identityServices.accounts)(visit),
        shop.get(identityServices.secondFactors)(visit),
        softwarePasskeys(visit.origin),
      ),
      orders: shop.get(orderServices.administration)(caller),
    }
  },
  async newcomer() {
    const visit = givenVisit()
    const profile = shop.get(artistServices.ownProfile)(visit)
    return {
      accounts: shop.get(identityServices.accounts)(visit),
      profile,
      dashboard: async () =>
        shop.get(artistDashboardServices.dashboard)(signedIn(await shop.get(callerOf)(visit))),
      payoutAccount: shop.get(payoutServices.account)(visit),
      hasProfile: (form) => profile.create(form),
      approval: shop.get(adminServices.approval)({
        userId: randomUUID(),
        role: 'artist',
        sessionId: 'elsewhere',
      }),
    }
  },
  giveUp: async (orderNumber) => void givenUpJob(jobs, orderNumber, randomUUID()),
  async prepare(account, title, as) {
    const id = hangWork(gallery, {
      title,
      price: 640_00,
      stock: 1,
      artistId: accounts.artistIds.get(account.id) ?? '',
      // Of two works the one that is prepared later is the newer one, however quick the machine is.
      createdAt: clock.now(),
    })
    gallery.change(id, {
      visibility: as === 'ready' ? 'public' : 'draft',
      description: 'The last ferry of the day.',
    })
    gallery.images.set(id, [{ imageUrl: '/media/x/800', width: 800, height: 600, alt: 'A ferry' }])
  },
})
