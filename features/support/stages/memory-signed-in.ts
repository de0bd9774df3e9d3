import { adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import { artistDashboardServices } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { claimServices } from '#adapters/composition/claims/claims.tokens.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentServices } from '#adapters/composition/payments/payments.tokens.ts'
import { payoutPorts, payoutServices } from '#adapters/composition/payouts/payouts.tokens.ts'
import { returnServices } from '#adapters/composition/returns/returns.tokens.ts'
import { shippingServices } from '#adapters/composition/shipping/shipping.tokens.ts'
import type { Memory } from '#adapters/memory/memory.ts'
import { givenUser } from '#adapters/memory/testing/given-user.ts'
import type { SignedInCaller } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Happening } from '#application/shared/happening.ts'
import type { Role } from '#domain/identity/roles.ts'
import type { SignedInUsers } from '../roles/signed-in-users.ts'

const exampleDestination = { kind: 'iban', iban: 'DE89370400440532013000', holder: 'Amina Njoroge' } as const
const exampleAccount = { id: 'account', kind: 'iban', ending: '3000' } as const

/** Artists and admins over memory. */
export function memorySignedIn(
  { accounts, gallery, happenings }: Memory,
  shop: Assembly,
  clock: Clock,
): SignedInUsers {
  const signedIn = (name: string, role: Role): SignedInCaller => ({
    userId: givenUser(accounts, { name, role }, clock.now()),
    role,
    sessionId: 'one',
  })

  async function ear(caller: SignedInCaller): Promise<readonly Happening[]> {
    const heard: Happening[] = []
    await happenings.listen(caller, (happening) => heard.push(happening))
    return heard
  }

  return {
    async artist(name) {
      const caller = signedIn(name, 'artist')
      const artist = [...gallery.artists.values()].find((each) => each.name === name)
      accounts.artistIds.set(caller.userId, artist?.id ?? '')
      return {
        dashboard: shop.get(artistDashboardServices.dashboard)(caller),
        payouts: shop.get(payoutServices.own)(caller),
        statements: shop.get(payoutServices.statements)(caller),
        shipping: shop.get(shippingServices.own)(caller),
        returns: shop.get(returnServices.own)(caller),
        claims: shop.get(claimServices.own)(caller),
        nameAccount: async () => {
          const account = { ...exampleAccount, userId: caller.userId, confirmBy: clock.now(), usedFrom: null }
          await shop.get(payoutPorts.accounts).name(account, exampleDestination, '')
          await shop.get(payoutPorts.accounts).confirm(account, clock.now())
        },
        lookIn: async () => undefined,
        heard: await ear(caller),
      }
    },
    async admin(name) {
      const caller = signedIn(name, 'admin')
      return {
        orders: shop.get(orderServices.administration)(caller),
        moneyIn: shop.get(orderServices.moneyIn)(caller),
        payouts: shop.get(payoutServices.administration)(caller),
        returns: shop.get(returnServices.administration)(caller),
        claims: shop.get(claimServices.administration)(caller),
        log: shop.get(adminServices.log)(caller),
        notices: shop.get(paymentServices.notices)(caller),
        checks: shop.get(orderServices.checks)(caller),
        refundsDue: shop.get(orderServices.refundsDue)(caller),
        lookIn: async () => undefined,
        heard: await ear(caller),
      }
    },
    leave: async () => undefined,
  }
}
