import type { AuditWriter } from '#application/admin/audit-writer.ts'
import { type AccountArtists, artistAsking } from '#application/identity/account-artists.ts'
import { settleRefund } from '#application/orders/settlement.ts'
import { type Caller, signedIn, signedInAs } from '#application/shared/caller.ts'
import { type Claim, unreadBy } from '#domain/claims/claim.ts'
import type { Order } from '#domain/orders/order.ts'
import { isOrderNumber } from '#domain/orders/order-number.ts'
import { brand } from '#domain/shared/brand.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { claimView } from '../claim-views.ts'
import {
  type ClaimAdministration,
  type ClaimMessageRequest,
  type ClaimView,
  claimsShown,
  type KeptClaims,
  type WaitingClaim,
} from '../contract.ts'
import { type ClaimPorts, claimTalk, noClaim, type Said } from '../steps/claim-talk.ts'

export interface KeptClaimsPorts extends ClaimPorts {
  readonly artists: AccountArtists
  readonly audit: AuditWriter
}

interface Settings {
  readonly publicUrl: string
}

/** Whose claims somebody sees: an artist's own, or everybody's. */
type Keeper = { readonly userId: string; readonly name: string } & (
  | { readonly side: 'artist'; readonly artistId: string }
  | { readonly side: 'admin' }
)

/** A claim that is spoken about, and its order. */
interface Spoken {
  readonly order: Order
  readonly claim: Claim
}

function claimsKept(ports: KeptClaimsPorts, { publicUrl }: Settings, keeperOf: () => Promise<Keeper>) {
  const { orders, claims, work, clock } = ports
  const { taken, say } = claimTalk(ports)
  const place = { publicUrl, link: null }

  async function seen(number: string, keeper: Keeper) {
    const order = isOrderNumber(number) ? await orders.byNumber(number) : null
    const isTheirs =
      keeper.side === 'admin' || order?.fulfilments.some(({ artist }) => artist.id === keeper.artistId)
    if (!order || !isTheirs)
      throw new DomainError('not-found', 'order-not-found', `There is no order ${number} here.`)
    const all = await claims.ofOrder(order.id)
    return {
      order,
      own: keeper.side === 'admin' ? all : all.filter(({ artistId }) => artistId === keeper.artistId),
    }
  }

  async function viewOf(
    order: Order,
    own: readonly Claim[],
    { side }: Keeper,
  ): Promise<readonly ClaimView[]> {
    const messages = await claims.messages(own.map(({ id }) => id))
    return own.map((claim) => claimView(claim, messages, order, { side }))
  }

  /** Changes one claim; @returns all that whoever changes it sees of the order */
  const change = (
    keeper: Keeper,
    number: string,
    claimId: string,
    make: (spoken: Spoken) => Promise<void>,
  ): Promise<readonly ClaimView[]> =>
    work.run(async () => {
      const { order, own } = await seen(number, keeper)
      const claim = own.find(({ id }) => id === claimId)
      if (!claim) throw noClaim()
      await make({ order, claim })
      await claims.save(claim)
      return viewOf(order, own, keeper)
    })

  /** Nobody has pictures read for a claim that is not theirs. */
  async function takenFor(
    keeper: Keeper,
    number: string,
    claimId: string,
    request: ClaimMessageRequest,
    idempotencyKey: string | undefined,
  ): Promise<Said> {
    const { order, own } = await seen(number, keeper)
    if (!own.some(({ id }) => id === claimId)) throw noClaim()
    return taken(request, `${keeper.side} ${keeper.userId} ${order.id}`, claimId, idempotencyKey)
  }

  return {
    taken: takenFor,
    change,
    say: ({ order, claim }: Spoken, said: Said, keeper: Keeper) => say(order, claim, said, keeper, place),
    place,

    async waiting(): Promise<readonly WaitingClaim[]> {
      const keeper = await keeperOf()
      const open = await claims.waiting(keeper.side === 'artist' ? keeper.artistId : null, claimsShown)
      const messages = await claims.messages(open.map(({ id }) => id))
      return open.map((claim) => ({
        id: claim.id,
        orderNumber: claim.orderNumber,
        artist: claim.artistName,
        openedAt: claim.openedAt.toISOString(),
        unread: unreadBy(
          keeper.side,
          claim,
          messages.filter(({ claimId }) => claimId === claim.id),
        ),
      }))
    },
    async claims(number: string) {
      const keeper = await keeperOf()
      const { order, own } = await seen(number, keeper)
      return viewOf(order, own, keeper)
    },
    async answer(number: string, claimId: string, request: ClaimMessageRequest, idempotencyKey?: string) {
      const keeper = await keeperOf()
      const said = await takenFor(keeper, number, claimId, request, idempotencyKey)
      return change(keeper, number, claimId, async ({ order, claim }) => {
        const earlier = await claims.messages([claimId])
        if (earlier.some((each) => each.keyDigest === said.keyDigest)) return
        claim.hear(keeper.side, earlier, clock.now())
        await say(order, claim, said, keeper, place)
      })
    },
    async markRead(number: string, claimId: string) {
      const keeper = await keeperOf()
      await change(keeper, number, claimId, async ({ claim }) => claim.read(keeper.side, clock.now()))
    },
  }
}

/** An artist's own claims: see the contract. @param settings with scheme and host of the links in mails */
export const artistClaimsService =
  (ports: KeptClaimsPorts, settings: Settings) =>
  (caller: Caller): KeptClaims => {
    const { waiting, claims, answer, markRead } = claimsKept(ports, settings, async () => {
      const { id, name } = await artistAsking(ports.artists, caller)
      return { side: 'artist', artistId: id, name, userId: signedIn(caller).userId }
    })
    return { waiting, claims, answer, markRead }
  }

/** Everybody's: see the contract. @param settings with scheme and host of the links in mails */
export const claimAdministrationService =
  (ports: KeptClaimsPorts, settings: Settings) =>
  (caller: Caller): ClaimAdministration => {
    const keeperOf = async () =>
      ({ side: 'admin', name: brand.name, userId: signedInAs('admin', caller).userId }) as const
    const { taken, change, say, place, ...kept } = claimsKept(ports, settings, keeperOf)
    return {
      ...kept,

      async close(number, claimId, text, refund) {
        const keeper = await keeperOf()
        const said = await taken(keeper, number, claimId, { text, photographs: [] }, undefined)
        return change(keeper, number, claimId, async ({ order, claim }) => {
          const at = ports.clock.now()
          claim.close(at)
          if (refund) {
            const asked = { id: claim.id, at, askedBy: keeper.userId }
            // Whoever else sold in this order knows nothing of the damage, and gives nothing for it.
            const booked = order.refund(refund, asked, claim.artistId)
            await settleRefund(order, booked, 'called off by the shop', ports, place)
          }
          await say({ order, claim }, said, keeper)
          const back = order.refunds.find(({ id }) => id === claim.id)?.amount ?? 0
          await ports.audit.write({
            adminId: keeper.userId,
            action: 'claim-closed',
            subject: { kind: 'order', id: order.id, name: order.number },
            before: { claim: 'open' },
            after: { claim: 'closed', ...(back > 0 && { givenBack: formatMoney(back) }) },
            at,
          })
        })
      },
    }
  }
