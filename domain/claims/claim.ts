import { isShipped } from '#domain/orders/fulfilment.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { linesLeft, type RefundableOrder } from '#domain/orders/refund.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { formatCount } from '#domain/shared/format-count.ts'
import { tidyText } from '#domain/shared/tidy-text.ts'
import { isTooLong } from '#domain/shared/too-long.ts'

/** Who speaks about what has arrived damaged. */
export const claimSides = ['buyer', 'artist', 'admin'] as const
export type ClaimSide = (typeof claimSides)[number]

/** Photographs that one message may carry. */
export const mostPhotographs = 5

/** Messages that one side may write about one work, so that a conversation has an end. */
const mostMessages = 100

/** The longest message, in characters. */
export const longestClaimText = 5_000

/** What is wrong with what somebody writes, and with how many photographs come along. */
export const validateClaimMessage = (text: string, photographs: number): FormErrors<'text' | 'photographs'> =>
  formErrors({
    text: textFault(tidyText(text)),
    photographs:
      photographs > mostPhotographs ? `Send at most ${mostPhotographs} photographs with a message` : null,
  })

function textFault(text: string): string | null {
  if (text === '') return 'Message is required'
  return isTooLong(text, longestClaimText)
    ? `Message must be at most ${formatCount(longestClaimText)} characters`
    : null
}

/** A photograph that came with a message: only those who speak about the claim may look at it. */
export interface ClaimPhotograph {
  readonly id: string
  readonly hash: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** What one side has written: it stays as it is. */
export interface ClaimMessage {
  readonly id: string
  readonly claimId: string
  /** Tells one press from another. */
  readonly keyDigest: string
  readonly by: ClaimSide
  readonly name: string
  readonly text: string
  readonly at: Date
  readonly photographs: readonly ClaimPhotograph[]
}

export interface ClaimDetails {
  /** Also of its refund, so that there is never a second one. */
  readonly id: string
  readonly orderId: string
  readonly orderNumber: string
  readonly artworkId: string
  readonly artistId: string
  readonly artistName: string
}

/** Until when each side has read: null for one that has not looked yet. */
export type ReadBy = Record<ClaimSide, Date | null>

/** A work of an order that has arrived damaged, and what its buyer, its artist and the admins say about it. */
export class Claim {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: string
  readonly artworkId: string
  readonly artistId: string
  readonly artistName: string
  readonly openedAt: Date
  closedAt: Date | null = null
  readByBuyerAt: Date | null = null
  readByArtistAt: Date | null = null
  readByAdminAt: Date | null = null

  constructor(details: ClaimDetails, now: Date) {
    this.id = details.id
    this.orderId = details.orderId
    this.orderNumber = details.orderNumber
    this.artworkId = details.artworkId
    this.artistId = details.artistId
    this.artistName = details.artistName
    this.openedAt = now
  }

  get readBy(): ReadBy {
    return { buyer: this.readByBuyerAt, artist: this.readByArtistAt, admin: this.readByAdminAt }
  }

  /**
   * Somebody writes, and has thereby read what stood there.
   * @throws DomainError conflict 'claim-closed' or 'claim-too-long'
   */
  hear(side: ClaimSide, earlier: readonly Pick<ClaimMessage, 'by'>[], now: Date): void {
    this.mustBeOpen()
    if (earlier.filter(({ by }) => by === side).length >= mostMessages)
      throw new DomainError(
        'conflict',
        'claim-too-long',
        `You have written ${mostMessages} messages here. Please wait for an answer.`,
      )
    this.read(side, now)
  }

  read(side: ClaimSide, now: Date): void {
    if (side === 'buyer') this.readByBuyerAt = now
    else if (side === 'artist') this.readByArtistAt = now
    else this.readByAdminAt = now
  }

  /** An admin has decided. @throws DomainError conflict 'claim-closed' */
  close(now: Date): void {
    this.mustBeOpen()
    this.closedAt = now
    this.read('admin', now)
  }

  private mustBeOpen(): void {
    if (this.closedAt !== null)
      throw new DomainError('conflict', 'claim-closed', 'This claim has been decided already.')
  }
}

/** How many messages of others one side has not read. */
export const unreadBy = (
  side: ClaimSide,
  claim: Pick<Claim, 'readBy'>,
  messages: readonly Pick<ClaimMessage, 'by' | 'at'>[],
): number => {
  const until = claim.readBy[side]?.getTime() ?? 0
  return messages.filter(({ by, at }) => by !== side && at.getTime() > until).length
}

export interface ClaimableOrder extends Pick<RefundableOrder, 'lines' | 'refunds' | 'fulfilments'> {
  readonly number: string
  readonly status: OrderStatus
}

/** Those whose works are on their way or there. */
const claimable: readonly OrderStatus[] = ['paid', 'shipped', 'delivered']

/** The works that a buyer can say are damaged: sent, not given back, and not spoken about already. */
export function linesToClaim(
  order: ClaimableOrder,
  claims: readonly Pick<Claim, 'artworkId' | 'closedAt'>[],
): readonly OrderLine[] {
  if (!claimable.includes(order.status)) return []
  const sent = new Set(order.fulfilments.filter(isShipped).map(({ artist }) => artist.id))
  const open = new Set(claims.filter(({ closedAt }) => closedAt === null).map(({ artworkId }) => artworkId))
  return linesLeft(order).filter(({ artist, artworkId }) => sent.has(artist.id) && !open.has(artworkId))
}

/**
 * The line that somebody says is damaged.
 * @throws DomainError rule-broken (field `artworkId`), or conflict 'claim-open' or 'not-claimable'
 */
export function claimedLine(
  artworkId: string,
  order: ClaimableOrder,
  claims: readonly Pick<Claim, 'artworkId' | 'closedAt'>[],
): OrderLine {
  const bought = order.lines.find((line) => line.artworkId === artworkId)
  if (!bought) {
    const sentence = 'Choose the work that is damaged.'
    throw new DomainError('rule-broken', 'claim-incomplete', sentence, { artworkId: sentence })
  }
  if (claims.some((claim) => claim.artworkId === artworkId && claim.closedAt === null))
    throw new DomainError(
      'conflict',
      'claim-open',
      `You have told us about ${bought.title} already. Please answer there.`,
    )
  const line = linesToClaim(order, claims).find((each) => each.artworkId === artworkId)
  if (!line)
    throw new DomainError(
      'conflict',
      'not-claimable',
      `${bought.title} has not been sent, or its money has gone back.`,
    )
  return line
}

/** Also to those who may not see it. */
export const noPhotograph = (): DomainError =>
  new DomainError('not-found', 'photograph-not-found', 'There is no such photograph.')
