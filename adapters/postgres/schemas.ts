import type { InferKyselyDB, InferKyselyTable } from '@mikro-orm/postgresql'
import { AuditEntrySchema } from './admin/audit-entry.schema.ts'
import { PublicChangeSchema, PublicChangesForgottenSchema } from './answers/public-change.schema.ts'
import { ArtistPictureSchema, ArtistProfileSchema, ArtistSchema } from './artists/artist.schema.ts'
import { CartLineSchema, CartMergeSchema, TakenOutSchema } from './cart/cart.schema.ts'
import {
  ArtworkImageSchema,
  ArtworkSchema,
  ArtworkTextSchema,
  DimensionsSchema,
  RemovedPictureSchema,
  StandingSchema,
} from './catalogue/artwork.schema.ts'
import { ArtworkCountSchema, ArtworkFacetSchema } from './catalogue/artwork-counts.schema.ts'
import { KeptPictureSchema } from './catalogue/pictures/kept-picture.schema.ts'
import { SearchWordSchema, ShortWordSchema } from './catalogue/search-word.schema.ts'
import {
  ArtworkSignalsSchema,
  ArtworkVisitSchema,
  VisitSecretSchema,
} from './catalogue/trending/artwork-signals.schema.ts'
import { ClaimMessageSchema, ClaimPhotographSchema, ClaimSchema } from './claims/claim.schema.ts'
import { ArtistTotalSchema, BookTotalSchema } from './fair-pay/book-total.schema.ts'
import { LedgerEntrySchema } from './fair-pay/ledger.schema.ts'
import { FavouriteSchema } from './favourites/favourite.schema.ts'
import { FollowSchema } from './favourites/follow.schema.ts'
import { NewWorkSchema, NewWorksMailSchema } from './favourites/new-work.schema.ts'
import { AuthenticatorAppSchema, RecoveryCodeSchema } from './identity/authenticator.schema.ts'
import { OneTimeTokenSchema } from './identity/one-time-token.schema.ts'
import { PasskeyChallengeSchema, PasskeySchema } from './identity/passkey.schema.ts'
import {
  ProviderArrivalSchema,
  ProviderIdentitySchema,
  ProviderReturnSchema,
} from './identity/provider.schema.ts'
import { SessionSchema } from './identity/session.schema.ts'
import { UserSchema } from './identity/user.schema.ts'
import { MessageAnswerSchema, MessageSchema } from './messages/message.schema.ts'
import { MailSchema } from './notifications/mail.schema.ts'
import { IncomingMoneySchema } from './orders/incoming-money.schema.ts'
import {
  FulfilmentSchema,
  OrderEventSchema,
  OrderLineSchema,
  OrderRefundSchema,
  OrderRequestSchema,
  OrderSchema,
  SellerSchema,
} from './orders/order.schema.ts'
import { PaymentCheckSchema } from './orders/payment-check.schema.ts'
import { RefundDueSchema } from './orders/refund-due.schema.ts'
import { MpesaPushSchema, MpesaTokenSchema } from './payments/mpesa-push.schema.ts'
import { PaymentAttemptSchema } from './payments/payment-attempt.schema.ts'
import { PaymentNoticeSchema } from './payments/payment-notice.schema.ts'
import { SandboxCardSchema } from './payments/sandbox-card.schema.ts'
import { SandboxPaymentSchema, SandboxRefundSchema } from './payments/sandbox-payment.schema.ts'
import {
  PayoutAccountSchema,
  PayoutBatchSchema,
  PayoutOrderSchema,
  PayoutSchema,
} from './payouts/payout.schema.ts'
import { ReturnSchema, WithdrawalSchema } from './returns/withdrawal.schema.ts'
import { ThrottleSchema } from './shared/throttle.schema.ts'
import { ShippingZoneSchema } from './shipping/shipping-zone.schema.ts'
import { WaitingSchema } from './waiting/waiting.schema.ts'

/** Every table, described once: what the mapper loads and saves, and what queries are checked against. */
export const schemas = [
  ArtistSchema,
  ArtistTotalSchema,
  ArtworkCountSchema,
  ArtworkFacetSchema,
  ArtworkImageSchema,
  ArtworkSchema,
  ArtworkSignalsSchema,
  ArtworkVisitSchema,
  AuditEntrySchema,
  AuthenticatorAppSchema,
  BookTotalSchema,
  CartLineSchema,
  CartMergeSchema,
  TakenOutSchema,
  ClaimMessageSchema,
  ClaimPhotographSchema,
  ClaimSchema,
  FavouriteSchema,
  FollowSchema,
  FulfilmentSchema,
  KeptPictureSchema,
  LedgerEntrySchema,
  MailSchema,
  MessageAnswerSchema,
  MessageSchema,
  NewWorkSchema,
  NewWorksMailSchema,
  OneTimeTokenSchema,
  OrderEventSchema,
  OrderLineSchema,
  OrderRefundSchema,
  OrderRequestSchema,
  OrderSchema,
  PasskeyChallengeSchema,
  PasskeySchema,
  PaymentAttemptSchema,
  IncomingMoneySchema,
  PaymentCheckSchema,
  RefundDueSchema,
  PaymentNoticeSchema,
  PayoutAccountSchema,
  PayoutBatchSchema,
  PayoutOrderSchema,
  PayoutSchema,
  ProviderArrivalSchema,
  ProviderIdentitySchema,
  ProviderReturnSchema,
  PublicChangeSchema,
  PublicChangesForgottenSchema,
  RecoveryCodeSchema,
  RemovedPictureSchema,
  ReturnSchema,
  SandboxCardSchema,
  MpesaPushSchema,
  MpesaTokenSchema,
  SandboxPaymentSchema,
  SandboxRefundSchema,
  SearchWordSchema,
  ShortWordSchema,
  SessionSchema,
  ShippingZoneSchema,
  ThrottleSchema,
  UserSchema,
  VisitSecretSchema,
  WaitingSchema,
  WithdrawalSchema,
]

/** Value objects that lie in columns of a table. */
export const embeddables = [
  ArtistPictureSchema,
  ArtistProfileSchema,
  ArtworkTextSchema,
  DimensionsSchema,
  SellerSchema,
  StandingSchema,
]

type Inferred = InferKyselyDB<(typeof schemas)[number]>
type Embedded<Schema extends (typeof embeddables)[number]> = InferKyselyTable<Schema>

/** The tables as queries speak of them: columns are named as in the database, and value objects lie in columns. */
export type Tables = Omit<Inferred, 'artists' | 'artworks' | 'order_lines'> & {
  artists: Omit<Inferred['artists'], 'profile' | 'picture'> &
    Embedded<typeof ArtistProfileSchema> &
    Embedded<typeof ArtistPictureSchema>
  artworks: Omit<Inferred['artworks'], 'details' | 'standing'> &
    Omit<Embedded<typeof ArtworkTextSchema>, 'dimensions'> &
    Embedded<typeof DimensionsSchema> &
    Embedded<typeof StandingSchema>
  order_lines: Omit<Inferred['order_lines'], 'artist'> & Embedded<typeof SellerSchema>
}
