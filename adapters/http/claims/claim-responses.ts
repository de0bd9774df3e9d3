import type { ClaimView, OrderClaimsView, WaitingClaim } from '#application/claims/contract.ts'
import { claimSides } from '#domain/claims/claim.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { byline } from '../catalogue/artwork-responses.ts'
import {
  atLeastOne,
  boolean,
  count,
  listOf,
  money,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  type Schema,
  text,
  textLike,
  time,
} from '../openapi/schema.ts'

export const claimSchema: Schema<InDollars<ClaimView>> = namedSchema(
  'Claim',
  objectOf({
    id: text,
    artworkId: text,
    title: text,
    imageUrl: nullable(text),
    artist: byline,
    status: oneOf(['open', 'closed'] as const),
    openedAt: time,
    closedAt: nullable(time),
    givenBack: money,
    messages: listOf(
      objectOf({
        id: text,
        by: oneOf(claimSides),
        name: text,
        text,
        at: time,
        isUnread: boolean,
        photographs: listOf(objectOf({ id: text, imageUrl: text, width: atLeastOne, height: atLeastOne })),
      }),
    ),
  }),
)

export const orderClaimsSchema: Schema<InDollars<OrderClaimsView>> = namedSchema(
  'OrderClaims',
  objectOf({
    number: textLike(/^\d{4}-\d{4}$/),
    items: listOf(
      objectOf({
        artworkId: text,
        title: text,
        quantity: atLeastOne,
        imageUrl: nullable(text),
        artist: byline,
      }),
    ),
    claims: listOf(claimSchema),
  }),
)

export const waitingClaimSchema: Schema<InDollars<WaitingClaim>> = namedSchema(
  'WaitingClaim',
  objectOf({ id: text, orderNumber: text, artist: text, openedAt: time, unread: count }),
)

/** What may be wrong with what somebody writes. */
export const sending = {
  400: { description: 'The request could not be read' },
  413: { description: 'A photograph is too large, or there are too many' },
  415: { description: 'Not a form' },
  422: { description: 'Something is missing or wrong, or a photograph cannot be used; fields says what' },
  429: { description: 'Too many messages; Retry-After says when to come back' },
}
