import { type DashboardBackstage, dashboardFixture } from './artist-dashboard-fixture.ts'
import { describeArtistEarnings } from './artist-earnings.suite.ts'
import { describeArtistInbox } from './artist-inbox.suite.ts'
import { describeArtistOrders } from './artist-orders.suite.ts'
import { describeArtistPayouts } from './artist-payouts.suite.ts'
import { describeWaiting } from './artist-waiting.suite.ts'
import { describeOrderList } from './order-list.suite.ts'
import { describePayoutHistories } from './payout-history.suite.ts'

/** What artists find on their dashboards and admins among the orders, however it is kept. */
export function artistDashboardContract(open: () => Promise<DashboardBackstage>): void {
  const dashboard = dashboardFixture(open)
  describeArtistOrders(dashboard)
  describeArtistEarnings(dashboard)
  describeArtistPayouts(dashboard)
  describePayoutHistories(dashboard)
  describeOrderList(dashboard)
  describeArtistInbox(dashboard)
  describeWaiting(dashboard)
}
