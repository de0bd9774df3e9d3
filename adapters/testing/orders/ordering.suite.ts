import { describeClaiming } from '../claims/claiming.suite.ts'
import { describeWithdrawing } from '../returns/withdrawing.suite.ts'
import { describeEndingOrders } from './ending-orders.suite.ts'
import { describeHoldingWorks } from './holding-works.suite.ts'
import { describeKnownMoney } from './known-money.suite.ts'
import { describeMoneyIn } from './money-in.suite.ts'
import { describeOpenBooks } from './open-books.suite.ts'
import { type OrdersBackstage, orderingFixture } from './ordering-fixture.ts'
import { describeOrderingFromCarts } from './ordering-from-carts.suite.ts'
import { describeOwnOrders } from './own-orders.suite.ts'
import { describePlacingOrders } from './placing-orders.suite.ts'
import { describeRefundingOrders } from './refunding-orders.suite.ts'
import { describeRefundsDue } from './refunds-due.suite.ts'
import { describeRefusedMoney } from './refused-money.suite.ts'
import { describeTakenBackMoney } from './taken-back-money.suite.ts'

/** What orders promise, over whichever implementation of their ports. */
export function orderingContract(open: () => Promise<OrdersBackstage>): void {
  const at = orderingFixture(open)
  describeOwnOrders(
    () => at.backstage,
    (caller) => at.service(at.bank, undefined, caller),
    at.request,
    () => {
      at.now = new Date(at.now.getTime() + 60_000)
    },
  )
  describePlacingOrders(at)
  describeOrderingFromCarts(at)
  describeHoldingWorks(at)
  describeEndingOrders(at)
  describeRefundingOrders(at)
  describeKnownMoney(at)
  describeMoneyIn(at)
  describeRefusedMoney(at)
  describeTakenBackMoney(at)
  describeRefundsDue(at)
  describeOpenBooks(at)
  describeWithdrawing(at)
  describeClaiming(at)
}
