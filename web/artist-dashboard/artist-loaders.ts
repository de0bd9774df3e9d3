import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import type {
  ArtistOrderView,
  Earnings,
  InboxMessage,
  LedgerLineView,
  Waiting,
} from '#application/artist-dashboard/contract.ts'
import type { OwnProfileView } from '#application/artists/own-profile-contract.ts'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import type { UserView } from '#application/identity/contract.ts'
import type { ArtistServices } from '#application/pages/page-services.ts'
import type { PayoutAccountView } from '#application/payouts/payout-account-contract.ts'
import type { OwnPayoutView } from '#application/payouts/payouts-contract.ts'
import { becomeArtistPage, dashboardPage } from '#application/shared/addresses.ts'
import type { Page } from '#application/shared/page.ts'
import { type FulfilmentStatus, fulfilmentStatuses } from '#domain/orders/fulfilment.ts'
import type { ShippingTerms } from '#domain/shipping/shipping-terms.ts'
import { withAfterSale } from '#web/claims/with-after-sale.ts'
import { begunAnew } from '#web/dashboard/begun-anew.ts'
import { onlySignedIn } from '#web/identity/only-signed-in.ts'
import { dashboardOf } from '#web/identity/sign-in/dashboard-of.ts'
import type { WebServices } from '#web/services.ts'
import { type Country, countriesAlone } from '#web/ui/fields/countries.ts'
import { positionFrom } from '#web/ui/navigation/list-position.ts'
import { artworksAddressFrom, listRequest } from './artworks/artworks-address.ts'
import { lastMonths, type MonthOfSales } from './earnings/months.ts'
import { profileIfAny } from './profile/profile-if-any.ts'

export type DashboardServices = Pick<WebServices, 'accounts' | 'artistServices' | 'session'>

export interface LayoutData {
  readonly account: UserView
  /** Null until the artist has made one. */
  readonly profile: OwnProfileView | null
  /** Null where it cannot be told: no page fails for want of it. */
  readonly waiting: Waiting | null
}

export interface OverviewData {
  readonly profile: OwnProfileView | null
  readonly earnings: Earnings
  readonly months: readonly MonthOfSales[]
  readonly year: number
  readonly toShip: readonly ArtistOrderView[]
  readonly works: { readonly all: number; readonly forSale: number; readonly soldOut: number }
}

export type ArtworksData = Page<OwnArtworkView>

export interface ArtworkData {
  /** Null for a new one. */
  readonly work: OwnArtworkView | null
}

export interface ProfileData {
  readonly profile: OwnProfileView | null
  readonly countries: readonly Country[]
  /** How many works are marked as ready. */
  readonly ready: number
  /** How many of those have pieces left. */
  readonly forSale: number
}

export interface OrdersData extends Page<ArtistOrderView> {
  readonly status: FulfilmentStatus | null
}

export interface EarningsData {
  readonly earnings: Earnings
  readonly months: readonly MonthOfSales[]
  readonly ledger: Page<LedgerLineView>
  readonly payouts: readonly OwnPayoutView[]
  readonly account: PayoutAccountView
}

export interface BecomeArtistData {
  readonly account: UserView
  readonly countries: readonly Country[]
}

export type MessagesData = Page<InboxMessage>

const searchOf = ({ request }: LoaderFunctionArgs): URLSearchParams => new URL(request.url).searchParams
const cursorOf = (args: LoaderFunctionArgs): string | undefined => positionFrom(searchOf(args)).cursors.at(-1)

/** Who asks; visitors sign in first, admins and shoppers are shown the way. */
async function artistAt(services: DashboardServices, request: Request): Promise<UserView> {
  const account = services.session.current() ?? (await onlySignedIn(request, services.accounts.profile()))
  const own = dashboardOf(account)
  if (own === dashboardPage) return account
  throw redirect(own ?? becomeArtistPage)
}

/** Loads what a page of the artist's dashboard shows, for artists alone. */
const forArtists =
  <Result>(load: (own: ArtistServices, args: LoaderFunctionArgs, account: UserView) => Promise<Result>) =>
  async (services: DashboardServices, args: LoaderFunctionArgs): Promise<Result> => {
    const account = await artistAt(services, args.request)
    const own = await services.artistServices()
    try {
      return await onlySignedIn(args.request, load(own, args, account))
    } catch (error) {
      throw begunAnew(error, args.request) ?? error
    }
  }

export const loadLayout = forArtists(async ({ profile, dashboard }, _args, account): Promise<LayoutData> => {
  const [own, waiting] = await Promise.all([profileIfAny(profile), dashboard.waiting().catch(() => null)])
  return { account, profile: own, waiting }
})

export const loadOverview = forArtists(async ({ profile, artworks, dashboard }): Promise<OverviewData> => {
  const now = new Date()
  const [own, earnings, waiting, all, forSale, soldOut] = await Promise.all([
    profileIfAny(profile),
    dashboard.earnings(),
    dashboard.orders({ status: 'waiting', limit: 5 }),
    artworks.list({ limit: 1 }),
    artworks.list({ limit: 1, state: 'public' }),
    artworks.list({ limit: 1, state: 'sold-out' }),
  ])
  return {
    profile: own,
    earnings,
    months: lastMonths(earnings.perMonth, now, 12),
    year: now.getUTCFullYear(),
    toShip: waiting.items,
    works: { all: all.total, forSale: forSale.total, soldOut: soldOut.total },
  }
})

export const loadArtworks = forArtists(
  ({ artworks }, args): Promise<ArtworksData> =>
    artworks.list(listRequest(artworksAddressFrom(searchOf(args)))),
)

export const loadArtwork = forArtists(async ({ artworks }, { params }): Promise<ArtworkData> => {
  const id = params['id'] ?? 'new'
  return { work: id === 'new' ? null : await artworks.artwork(id) }
})

export const loadPreview = forArtists(({ artworks }, { params }) => artworks.artwork(params['id'] ?? ''))

export const loadProfile = forArtists(async ({ profile, artworks }): Promise<ProfileData> => {
  const [own, forSale, soldOut] = await Promise.all([
    profileIfAny(profile),
    artworks.list({ limit: 1, state: 'public' }),
    artworks.list({ limit: 1, state: 'sold-out' }),
  ])
  return {
    profile: own,
    countries: countriesAlone(),
    ready: forSale.total + soldOut.total,
    forSale: forSale.total,
  }
})

export const loadOrders = forArtists(async ({ dashboard }, args): Promise<OrdersData> => {
  const asked = searchOf(args).get('status')
  const status = fulfilmentStatuses.find((each) => each === asked) ?? null
  return { ...(await dashboard.orders({ status: status ?? undefined, cursor: cursorOf(args) })), status }
})

export const loadOrder = forArtists((own, { params }) =>
  withAfterSale(params['number'] ?? '', own.dashboard.order, own),
)

export const loadClaims = forArtists(({ claims }) => claims.waiting())

export const loadEarnings = forArtists(async (own, args): Promise<EarningsData> => {
  const [earnings, ledger, payouts, account] = await Promise.all([
    own.dashboard.earnings(),
    own.dashboard.ledger({ cursor: cursorOf(args) }),
    own.payouts.payouts(),
    own.payoutAccount.show(),
  ])
  return { earnings, ledger, payouts, account, months: lastMonths(earnings.perMonth, new Date(), 12) }
})

export const loadShipping = forArtists(({ shipping }): Promise<ShippingTerms> => shipping.show())

export const loadMessages = forArtists(
  ({ dashboard }, args): Promise<MessagesData> => dashboard.messages({ cursor: cursorOf(args) }),
)

/** Only for those who are signed in and do not sell yet. */
export async function loadBecomeArtist(
  services: DashboardServices,
  { request }: LoaderFunctionArgs,
): Promise<BecomeArtistData> {
  const account = services.session.current() ?? (await onlySignedIn(request, services.accounts.profile()))
  const own = dashboardOf(account)
  if (own !== null) throw redirect(own)
  return { account, countries: countriesAlone() }
}
