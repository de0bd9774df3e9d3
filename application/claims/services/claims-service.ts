import type { AccountReader } from '#application/identity/account-reader.ts'
import { type OrderOpener, openOrder, orderLink } from '#application/orders/order-access.ts'
import type { Caller } from '#application/shared/caller.ts'
import { Claim, claimedLine } from '#domain/claims/claim.ts'
import type { Order } from '#domain/orders/order.ts'
import { orderClaimsView } from '../claim-views.ts'
import type { Claims, OrderClaimsView } from '../contract.ts'
import { type ClaimPorts, claimTalk, noClaim } from '../steps/claim-talk.ts'

export interface BuyerClaimsPorts extends ClaimPorts {
  readonly accounts: Pick<AccountReader, 'view'>
}

/** Claims of buyers: see the contract. @param publicUrl scheme and host of the links in mails */
export function claimsService(
  ports: BuyerClaimsPorts,
  { publicUrl }: { readonly publicUrl: string },
): (caller: Caller) => Claims {
  const { orders, claims, accounts, work, clock, ids, digest } = ports
  const { taken, say } = claimTalk(ports)

  async function viewOf(order: Order, accessKey: string | undefined): Promise<OrderClaimsView> {
    const all = await claims.ofOrder(order.id)
    const messages = await claims.messages(all.map(({ id }) => id))
    return orderClaimsView(order, all, messages, { side: 'buyer', accessKey })
  }

  return (caller) => {
    const opening = async (accessKey: string | undefined): Promise<OrderOpener> => ({
      accessKey,
      buyer: caller && (await accounts.view(caller.userId)),
    })
    const opened = async (number: string, accessKey: string | undefined): Promise<Order> =>
      openOrder(orders, digest, number, await opening(accessKey))
    const placeOf = (number: string, accessKey: string | undefined) => ({
      publicUrl,
      link: accessKey === undefined ? null : orderLink(publicUrl, number, accessKey),
    })
    /** What stands there already under this key is not said again. */
    const isKnown = async (all: readonly Claim[], keyDigest: string): Promise<boolean> =>
      (await claims.messages(all.map(({ id }) => id))).some((each) => each.keyDigest === keyDigest)

    return {
      claims: async (number, accessKey) => viewOf(await opened(number, accessKey), accessKey),

      async open(number, { artworkId, ...request }, idempotencyKey, accessKey) {
        // Nobody has pictures read for an order that is not theirs.
        const { id, shipping } = await opened(number, accessKey)
        const said = await taken(request, `buyer ${id}`, artworkId, idempotencyKey)
        return work.run(async () => {
          const order = await opened(number, accessKey)
          const earlier = await claims.ofOrder(order.id)
          if (await isKnown(earlier, said.keyDigest)) return viewOf(order, accessKey)
          const { artist } = claimedLine(artworkId, order, earlier)
          const claim = new Claim(
            {
              id: ids.newId(),
              orderId: order.id,
              orderNumber: order.number,
              artworkId,
              artistId: artist.id,
              artistName: artist.name,
            },
            clock.now(),
          )
          claim.hear('buyer', [], clock.now())
          await claims.add(claim)
          await say(
            order,
            claim,
            said,
            { side: 'buyer', name: shipping.name, opens: true },
            placeOf(number, accessKey),
          )
          return viewOf(order, accessKey)
        })
      },

      async answer(number, claimId, request, idempotencyKey, accessKey) {
        const { id, shipping } = await opened(number, accessKey)
        if (!(await claims.ofOrder(id)).some((each) => each.id === claimId)) throw noClaim()
        const said = await taken(request, `buyer ${id}`, claimId, idempotencyKey)
        return work.run(async () => {
          const order = await opened(number, accessKey)
          const all = await claims.ofOrder(order.id)
          const claim = all.find((each) => each.id === claimId)
          if (!claim) throw noClaim()
          const earlier = await claims.messages([claimId])
          if (earlier.some((each) => each.keyDigest === said.keyDigest)) return viewOf(order, accessKey)
          claim.hear('buyer', earlier, clock.now())
          await claims.save(claim)
          await say(order, claim, said, { side: 'buyer', name: shipping.name }, placeOf(number, accessKey))
          return viewOf(order, accessKey)
        })
      },

      markRead: async (number, claimId, accessKey) =>
        work.run(async () => {
          const order = await opened(number, accessKey)
          const claim = (await claims.ofOrder(order.id)).find((each) => each.id === claimId)
          if (!claim) throw noClaim()
          claim.read('buyer', clock.now())
          await claims.save(claim)
        }),
    }
  }
}
