import type Router from '@koa/router'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { ServiceIdentifier } from 'inversify'
import type { OpenIdSettings } from '#adapters/oidc/openid-provider.ts'
import type { Database } from '#adapters/postgres/database.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import type { AuditWriter } from '#application/admin/audit-writer.ts'
import type {
  ArtistApproval,
  ArtworkAdministration,
  AuditLog,
  Statistics,
  UndeliveredMails,
  UserAdministration,
} from '#application/admin/contract.ts'
import type { ArtistDeskReader } from '#application/artist-desk/artist-desk-reader.ts'
import type { ArtistInbox } from '#application/artist-desk/artist-inbox.ts'
import type { ArtistDesk } from '#application/artist-desk/contract.ts'
import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import type { ArtistReader } from '#application/artists/artist-reader.ts'
import type { ArtistRepository } from '#application/artists/artist-repository.ts'
import type { ArtistDirectory } from '#application/artists/contract.ts'
import type { OwnProfile } from '#application/artists/own-profile-contract.ts'
import type { CartRepository } from '#application/cart/cart-repository.ts'
import type { AccountCart } from '#application/cart/contract.ts'
import type { ArtworkReader } from '#application/catalogue/artwork-reader.ts'
import type { ArtworkSignals } from '#application/catalogue/artwork-signals.ts'
import type { ArtworkVisits, Catalogue } from '#application/catalogue/contract.ts'
import type { KeptPictures } from '#application/catalogue/kept-pictures.ts'
import type { OwnArtworkReader } from '#application/catalogue/own-artwork-reader.ts'
import type { OwnArtworkRepository } from '#application/catalogue/own-artwork-repository.ts'
import type { OwnArtworks } from '#application/catalogue/own-artworks-contract.ts'
import type { PictureIntake } from '#application/catalogue/picture-intake.ts'
import type { SiteIndex } from '#application/catalogue/site-index.ts'
import type { TrendingReader } from '#application/catalogue/trending-reader.ts'
import type { WholeArtworks } from '#application/catalogue/whole-artworks-service.ts'
import type { FairPay } from '#application/fair-pay/contract.ts'
import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { PayoutRepository } from '#application/fair-pay/payout-repository.ts'
import type { Payouts } from '#application/fair-pay/payouts-service.ts'
import type { Favourites, Following, Follows } from '#application/favourites/contract.ts'
import type { FavouriteReader, FavouriteRepository } from '#application/favourites/favourite-repository.ts'
import type { FollowRepository } from '#application/favourites/follow-repository.ts'
import type { NewWorksRepository } from '#application/favourites/new-works-repository.ts'
import type { NewWorks } from '#application/favourites/new-works-service.ts'
import type { AccountReader } from '#application/identity/account-reader.ts'
import type { ArtistMembership } from '#application/identity/artist-membership.ts'
import type {
  Accounts,
  ProviderReturn,
  ProviderSignIn,
  SecondFactors,
  SignInProviders,
} from '#application/identity/contract.ts'
import type { OneTimeTokens } from '#application/identity/passwords/one-time-tokens.ts'
import type { Passwords } from '#application/identity/passwords/passwords.ts'
import type { ErrandSecret } from '#application/identity/providers/errand-secret.ts'
import type { IdentityProvider } from '#application/identity/providers/identity-provider.ts'
import type { ProviderStore } from '#application/identity/providers/provider-store.ts'
import type { AuthenticatorApps } from '#application/identity/second-factors/authenticator-apps.ts'
import type { AuthenticatorStore } from '#application/identity/second-factors/authenticator-store.ts'
import type { PasskeyChallenges } from '#application/identity/second-factors/passkey-challenges.ts'
import type { PasskeyStore } from '#application/identity/second-factors/passkey-store.ts'
import type { PasskeyVerifier } from '#application/identity/second-factors/passkey-verifier.ts'
import type { SecondFactorCheck } from '#application/identity/second-factors/second-factor-check.ts'
import type { CallerOf } from '#application/identity/sessions/callers.ts'
import type { SessionRepository } from '#application/identity/sessions/session-repository.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { UserRepository } from '#application/identity/user-repository.ts'
import type { ArtistMessages } from '#application/messages/contract.ts'
import type { MessageRepository } from '#application/messages/message-repository.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { ArtworkStock } from '#application/orders/artwork-stock.ts'
import type { CardTokens, Ordering, SandboxPhone } from '#application/orders/contract.ts'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import type { OrderListReader } from '#application/orders/order-list-reader.ts'
import type { OrderRepository } from '#application/orders/order-repository.ts'
import type { OwnOrderReader } from '#application/orders/own-order-reader.ts'
import type { Parcels } from '#application/orders/parcels-service.ts'
import type { PaymentGateway } from '#application/orders/payment-gateway.ts'
import type { SandboxVault } from '#application/orders/sandbox-vault.ts'
import type { UnpaidOrders } from '#application/orders/unpaid-orders-service.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import type { JobDoers, Jobs } from '#application/shared/jobs.ts'
import type { Seal } from '#application/shared/seal.ts'
import type { Throttle } from '#application/shared/throttle.ts'
import type { Trouble } from '#application/shared/trouble.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name)

/** What is decided when the server starts. */
export interface Settings {
  readonly feePercent: number
  readonly publicUrl: string
  /** The same where it was configured; where not, pages, feeds and sitemaps believe the visitor. */
  readonly knownAs?: string | undefined
  readonly mediaFolder: string
  /** The bucket that pictures are kept in instead: 's3://…'. */
  readonly mediaUrl?: string | null
  /** The mail server; without one, mails are kept. */
  readonly mailUrl?: string | null
  /** Whether mails that are kept can be read by anybody at /dev/mailbox; so they can unless told. */
  readonly mailbox?: boolean
  readonly trouble?: Trouble
  /** The rules that name the built fonts, for pages that are no part of the web; absent where nothing is built. */
  readonly fontFaces?: string
  /** Seals what is kept secret in the database. */
  readonly secretKey: string
  readonly adminsNeedSecondFactor?: boolean
  /** How we are known to another provider of sign-ins; absent without one. */
  readonly openId?: OpenIdSettings | undefined
  /** Hears what went wrong with it, as people are only told that it did. */
  readonly onProviderTrouble?: (error: unknown) => void
  /** How many times more often than usual one may try to sign in and the like; 1 unless tests try it all day. */
  readonly triesFactor?: number
}

export const settings = token<Settings>('settings')

/** Aborted when the product stops: whatever has no end of its own ends then. */
export const stopping = token<AbortSignal>('stopping')

export const database = {
  orm: token<MikroORM>('orm'),
  sql: token<Sql>('sql'),
  queries: token<Database>('queries'),
}

export const ports = {
  clock: token<Clock>('clock'),
  idSource: token<IdSource>('idSource'),
  unitOfWork: token<UnitOfWork>('unitOfWork'),
  seal: token<Seal>('seal'),
  imageStore: token<ImageStore>('imageStore'),
  ownArtworkRepository: token<OwnArtworkRepository>('ownArtworkRepository'),
  ownArtworkReader: token<OwnArtworkReader>('ownArtworkReader'),
  artworkReader: token<ArtworkReader>('artworkReader'),
  trendingReader: token<TrendingReader>('trendingReader'),
  artworkSignals: token<ArtworkSignals>('artworkSignals'),
  artistReader: token<ArtistReader>('artistReader'),
  artistRepository: token<ArtistRepository>('artistRepository'),
  keptPictures: token<KeptPictures>('keptPictures'),
  pictureIntake: token<PictureIntake>('pictureIntake'),
  siteIndex: token<SiteIndex>('siteIndex'),
  artworkStock: token<ArtworkStock>('artworkStock'),
  orderListReader: token<OrderListReader>('orderListReader'),
  artistDeskReader: token<ArtistDeskReader>('artistDeskReader'),
  artistInbox: token<ArtistInbox>('artistInbox'),
  happenings: token<Happenings>('happenings'),
  auditWriter: token<AuditWriter>('auditWriter'),
  ownOrderReader: token<OwnOrderReader>('ownOrderReader'),
  cartRepository: token<CartRepository>('cartRepository'),
  favouriteRepository: token<FavouriteRepository>('favouriteRepository'),
  favouriteReader: token<FavouriteReader>('favouriteReader'),
  followRepository: token<FollowRepository>('followRepository'),
  newWorksRepository: token<NewWorksRepository>('newWorksRepository'),
  orderRepository: token<OrderRepository>('orderRepository'),
  payoutRepository: token<PayoutRepository>('payoutRepository'),
  ledgerRepository: token<LedgerRepository>('ledgerRepository'),
  outbox: token<Outbox>('outbox'),
  jobs: token<Jobs>('jobs'),
  artistContacts: token<ArtistContacts>('artistContacts'),
  messageRepository: token<MessageRepository>('messageRepository'),
  paymentGateway: token<PaymentGateway>('paymentGateway'),
  phoneNumbers: token<PhoneNumbers>('phoneNumbers'),
  sandboxVault: token<SandboxVault>('sandboxVault'),
  userRepository: token<UserRepository>('userRepository'),
  accountReader: token<AccountReader>('accountReader'),
  sessionRepository: token<SessionRepository>('sessionRepository'),
  oneTimeTokens: token<OneTimeTokens>('oneTimeTokens'),
  artistMembership: token<ArtistMembership>('artistMembership'),
  passwords: token<Passwords>('passwords'),
  secondFactorCheck: token<SecondFactorCheck>('secondFactorCheck'),
  throttle: token<Throttle>('throttle'),
  callerOf: token<CallerOf>('callerOf'),
  authenticatorStore: token<AuthenticatorStore>('authenticatorStore'),
  authenticatorApps: token<AuthenticatorApps>('authenticatorApps'),
  passkeyStore: token<PasskeyStore>('passkeyStore'),
  passkeyChallenges: token<PasskeyChallenges>('passkeyChallenges'),
  passkeyVerifier: token<PasskeyVerifier>('passkeyVerifier'),
  providerStore: token<ProviderStore>('providerStore'),
  identityProvider: token<IdentityProvider | null>('identityProvider'),
}

export const services = {
  catalogue: token<Catalogue>('catalogue'),
  ownArtworks: token<(caller: Caller) => OwnArtworks>('ownArtworks'),
  wholeArtworks: token<(caller: Caller) => WholeArtworks>('wholeArtworks'),
  visits: token<(visit: Visit) => ArtworkVisits>('visits'),
  artists: token<ArtistDirectory>('artists'),
  ownProfile: token<(visit: Visit) => OwnProfile>('ownProfile'),
  artistApproval: token<(caller: Caller) => ArtistApproval>('artistApproval'),
  userAdministration: token<(caller: Caller) => UserAdministration>('userAdministration'),
  artworkAdministration: token<(caller: Caller) => ArtworkAdministration>('artworkAdministration'),
  auditLog: token<(caller: Caller) => AuditLog>('auditLog'),
  undeliveredMails: token<(caller: Caller) => UndeliveredMails>('undeliveredMails'),
  statistics: token<(caller: Caller) => Statistics>('statistics'),
  fairPay: token<FairPay>('fairPay'),
  ordering: token<(caller: Caller) => Ordering>('ordering'),
  payouts: token<Payouts>('payouts'),
  parcels: token<Parcels>('parcels'),
  unpaidOrders: token<UnpaidOrders>('unpaidOrders'),
  cardTokens: token<CardTokens>('cardTokens'),
  sandboxPhone: token<(caller: Caller) => SandboxPhone>('sandboxPhone'),
  orderAdministration: token<(caller: Caller) => OrderAdministration>('orderAdministration'),
  artistDesk: token<(caller: Caller) => ArtistDesk>('artistDesk'),
  accountCart: token<(caller: Caller) => AccountCart>('accountCart'),
  favourites: token<(caller: Caller) => Favourites>('favourites'),
  follows: token<(caller: Caller) => Follows>('follows'),
  following: token<(caller: Caller) => Following>('following'),
  newWorks: token<NewWorks>('newWorks'),
  messages: token<(visit: Visit) => ArtistMessages>('messages'),
  accounts: token<(visit: Visit) => Accounts>('accounts'),
  secondFactors: token<(visit: Visit) => SecondFactors>('secondFactors'),
  signInProviders: token<SignInProviders>('signInProviders'),
  providerSignIn:
    token<(visit: Visit, errand: ErrandSecret) => ProviderSignIn & ProviderReturn>('providerSignIn'),
}

/** Those who do what was put off, each for some kinds of jobs. */
export const jobDoers = token<Partial<JobDoers>>('jobDoers')

/** Every controller of the API, and those that stand at the root. */
export const apiControllers = token<Router>('apiControllers')
export const rootControllers = token<Router>('rootControllers')
