import type {
  ArtistDashboard,
  ArtistOrderView,
  Earnings,
  InboxMessage,
  LedgerLineView,
  Waiting,
} from '#application/artist-dashboard/contract.ts'
import type { CallFor, HttpCaller } from './call.ts'
import { orderLineAmounts } from './orders-client.ts'
import { page } from './page.ts'

const orderAmounts = {
  ...orderLineAmounts,
  subtotal: true,
  refunded: true,
  fee: true,
  artistReceives: true,
  carriage: true,
} as const
const lineAmounts = { sales: true, fee: true, amount: true } as const
const earningsAmounts = {
  ...lineAmounts,
  earned: true,
  refunded: true,
  netSales: true,
  paidOut: true,
  balance: true,
} as const

const order = (number: string): string => `/artist/orders/${encodeURIComponent(number)}`
const message = (id: string): string => `/artist/messages/${encodeURIComponent(id)}`

/** An artist's dashboard over HTTP. */
export function artistDashboardClient(call: HttpCaller): ArtistDashboard {
  const body = async <Body>(asked: CallFor<Body>): Promise<Body> => (await call<Body>(asked)).body
  return {
    waiting: () => body<Waiting>({ path: '/artist/waiting' }),
    orders: (request) =>
      page<ArtistOrderView>(call, {
        path: '/artist/orders',
        amounts: orderAmounts,
        query: { ...request },
        failure: 'Failed to get your orders',
      }),
    order: (number) =>
      body<ArtistOrderView>({
        path: order(number),
        amounts: orderAmounts,
        failure: 'Failed to get your order',
      }),
    ship: (number, parcel) =>
      body<ArtistOrderView>({
        method: 'POST',
        path: `${order(number)}/ship`,
        body: parcel,
        amounts: orderAmounts,
        failure: 'Failed to mark the order as shipped',
      }),
    correctParcel: (number, parcel) =>
      body<ArtistOrderView>({
        method: 'PUT',
        path: `${order(number)}/parcel`,
        body: parcel,
        amounts: orderAmounts,
        failure: 'Failed to correct the parcel',
      }),
    earnings: () =>
      body<Earnings>({
        path: '/artist/earnings',
        amounts: earningsAmounts,
        failure: 'Failed to get your earnings',
      }),
    ledger: (request) =>
      page<LedgerLineView>(call, {
        path: '/artist/ledger',
        amounts: lineAmounts,
        query: { ...request },
        failure: 'Failed to get your ledger',
      }),
    messages: (request) =>
      page<InboxMessage>(call, {
        path: '/artist/messages',
        query: { ...request },
        failure: 'Failed to get your messages',
      }),
    answer: (id, text) =>
      body<InboxMessage>({
        method: 'POST',
        path: `${message(id)}/answer`,
        body: { text },
        failure: 'Your answer could not be sent. Please try again.',
      }),
    markRead: async (id) => void (await call({ method: 'POST', path: `${message(id)}/read` })),
  }
}
