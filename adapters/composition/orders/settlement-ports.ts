import { fairPayPorts } from '../fair-pay/fair-pay.tokens.ts'
import { notificationPorts } from '../notifications/notifications.tokens.ts'
import { paymentPorts } from '../payments/payments.tokens.ts'
import { sharedPorts, system } from '../shared/shared.tokens.ts'
import { orderPorts } from './orders.tokens.ts'

const { orders, stock, money, refundsDue } = orderPorts
const { work, jobs, happenings } = sharedPorts

/** What stands behind everything that changes whether an order is paid. */
export const settlementPorts = {
  orders,
  stock,
  money,
  refundsDue,
  work,
  jobs,
  happenings,
  attempts: paymentPorts.attempts,
  ledger: fairPayPorts.ledger,
  outbox: notificationPorts.outbox,
  clock: system.clock,
  ids: system.ids,
}
