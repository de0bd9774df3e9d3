import { asked } from '#application/shared/addresses.ts'
import { type Claim, type ClaimMessage, type ClaimSide, linesToClaim } from '#domain/claims/claim.ts'
import type { Order } from '#domain/orders/order.ts'
import type { ClaimMessageView, ClaimView, OrderClaimsView } from './contract.ts'

/** Who looks, and the key that they look with. */
export interface Onlooker {
  readonly side: ClaimSide
  readonly accessKey?: string | undefined
}

/** Where a photograph is looked at; a guest's address carries the order's key, as the order's own does. */
const photographAt = (id: string, { accessKey }: Onlooker): string => {
  const address = `/api/claim-photographs/${id}/480`
  return accessKey === undefined ? address : asked(address, { key: accessKey })
}

const messageView = (message: ClaimMessage, claim: Claim, onlooker: Onlooker): ClaimMessageView => ({
  id: message.id,
  by: message.by,
  name: message.name,
  text: message.text,
  at: message.at.toISOString(),
  isUnread:
    message.by !== onlooker.side && message.at.getTime() > (claim.readBy[onlooker.side]?.getTime() ?? 0),
  photographs: message.photographs.map(({ id, width, height }) => ({
    id,
    imageUrl: photographAt(id, onlooker),
    width,
    height,
  })),
})

/** A claim as one of its sides sees it. */
export function claimView(
  claim: Claim,
  messages: readonly ClaimMessage[],
  { lines, refunds }: Pick<Order, 'lines' | 'refunds'>,
  onlooker: Onlooker,
): ClaimView {
  const line = lines.find(({ artworkId }) => artworkId === claim.artworkId)
  return {
    id: claim.id,
    artworkId: claim.artworkId,
    title: line?.title ?? '',
    imageUrl: line?.imageUrl ?? null,
    artist: { id: claim.artistId, name: claim.artistName },
    status: claim.closedAt === null ? 'open' : 'closed',
    openedAt: claim.openedAt.toISOString(),
    closedAt: claim.closedAt?.toISOString() ?? null,
    givenBack: refunds.find(({ id }) => id === claim.id)?.amount ?? 0,
    messages: messages
      .filter(({ claimId }) => claimId === claim.id)
      .map((message) => messageView(message, claim, onlooker)),
  }
}

/** All claims of an order as its buyer sees them, and what can be claimed. */
export const orderClaimsView = (
  order: Order,
  claims: readonly Claim[],
  messages: readonly ClaimMessage[],
  onlooker: Onlooker,
): OrderClaimsView => ({
  number: order.number,
  items: linesToClaim(order, claims).map(({ artworkId, title, quantity, imageUrl, artist }) => ({
    artworkId,
    title,
    quantity,
    imageUrl,
    artist,
  })),
  claims: claims.map((claim) => claimView(claim, messages, order, onlooker)),
})
