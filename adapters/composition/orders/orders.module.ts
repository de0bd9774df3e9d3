import { ContainerModule } from 'inversify'
import { pdfReceiptPrinter } from '#adapters/pdf/pdf-receipt-printer.ts'
import { sandboxPhone } from '#adapters/sandbox/sandbox-phone.ts'
import { artistNewsDoers } from '#application/orders/services/artist-news-doers.ts'
import { moneyInService } from '#application/orders/services/money-in-service.ts'
import { type OpenPayments, openPaymentsService } from '#application/orders/services/open-payments-service.ts'
import { orderAdministrationService } from '#application/orders/services/order-administration-service.ts'
import { orderingService } from '#application/orders/services/ordering-service.ts'
import { type Parcels, parcelsService } from '#application/orders/services/parcels-service.ts'
import {
  type PaymentChecking,
  paymentCheckService,
} from '#application/orders/services/payment-check-service.ts'
import { paymentChecksService } from '#application/orders/services/payment-checks-service.ts'
import { paymentDoers } from '#application/orders/services/payment-doers.ts'
import { receiptsService } from '#application/orders/services/receipts-service.ts'
import { refundsDueService } from '#application/orders/services/refunds-due-service.ts'
import { type UnpaidOrders, unpaidOrdersService } from '#application/orders/services/unpaid-orders-service.ts'
import type { PutOff } from '#application/shared/jobs.ts'
import { adminPorts } from '../admin/admin.tokens.ts'
import { artistPorts } from '../artists/artists.tokens.ts'
import { bindService } from '../binding.ts'
import { cartPorts } from '../cart/cart.tokens.ts'
import { fairPayPorts } from '../fair-pay/fair-pay.tokens.ts'
import { identityPorts } from '../identity/identity.tokens.ts'
import { paymentPorts, paymentWays, sandbox } from '../payments/payments.tokens.ts'
import { system } from '../shared/shared.tokens.ts'
import { shippingPorts } from '../shipping/shipping.tokens.ts'
import { jobDoers } from '../tokens.ts'
import { orderPorts, orderServices, receiptPrinter } from './orders.tokens.ts'
import { settlementPorts } from './settlement-ports.ts'

const { attempts, books } = paymentPorts
const { ownOrders } = orderPorts
const { contacts } = artistPorts
const { ordering, unpaidOrders, openPayments, parcels } = orderServices
const { clock, ids, digest, phones } = system
const { orders, outbox, work } = settlementPorts

const paying = { ...settlementPorts, ways: paymentWays }

const endingUnpaid = (unpaid: UnpaidOrders) => ({
  'end-unpaid-orders': async () => {
    await unpaid.expire()
  },
})
const lookingAtPayments = (payments: OpenPayments) => ({
  'look-at-payment': ({ reference }: PutOff['look-at-payment']) => payments.lookAt(reference),
  'look-at-silent-payments': async () => {
    await payments.lookAtSilent()
  },
})
const comparing = (checking: PaymentChecking) => ({ 'check-payments': () => checking.check() })
const takingAsArrived = (sent: Parcels) => ({
  'take-as-arrived': async () => {
    await sent.takeAsArrived()
  },
})

/** Checkout, payment, and what becomes of orders. */
export const ordersModule = new ContainerModule(({ bind }) => {
  bindService(bind, ordering, orderingService, {
    ...paying,
    ownOrders,
    carts: cartPorts.carts,
    ids,
    digest,
    phones,
    terms: shippingPorts.terms,
    accounts: identityPorts.accounts,
  })
  bind(receiptPrinter).toConstantValue(pdfReceiptPrinter)
  bindService(bind, orderServices.receipts, receiptsService, {
    orders,
    ledger: settlementPorts.ledger,
    attempts,
    accounts: identityPorts.accounts,
    digest,
    printer: receiptPrinter,
  })
  bindService(bind, unpaidOrders, unpaidOrdersService, paying)
  bindService(bind, openPayments, openPaymentsService, paying)
  bindService(bind, sandbox.phone, sandboxPhone, { orderingOf: ordering, openPayments, attempts, books })
  bindService(bind, orderServices.checking, paymentCheckService, {
    checks: orderPorts.checks,
    money: orderPorts.money,
    orders,
    attempts,
    refundsDue: orderPorts.refundsDue,
    ledger: settlementPorts.ledger,
    totals: fairPayPorts.totals,
    ways: paymentWays,
    work,
    clock,
    ids,
  })
  bindService(bind, orderServices.refundsDue, refundsDueService, {
    refundsDue: orderPorts.refundsDue,
    orders,
    attempts,
    outbox,
    audit: adminPorts.audit,
    work,
    clock,
  })
  bindService(bind, orderServices.checks, paymentChecksService, {
    checks: orderPorts.checks,
    jobs: settlementPorts.jobs,
    work,
  })
  bindService(bind, parcels, parcelsService, { orders, work, clock })
  bindService(bind, orderServices.administration, orderAdministrationService, {
    ...paying,
    ids,
    digest,
    list: orderPorts.list,
    audit: adminPorts.audit,
  })

  bindService(bind, orderServices.moneyIn, moneyInService, {
    ...paying,
    ids,
    digest,
    files: orderPorts.statements,
    audit: adminPorts.audit,
  })

  bindService(bind, jobDoers, paymentDoers, paying)
  bindService(bind, jobDoers, artistNewsDoers, { orders, contacts, outbox, work, clock })
  bind(jobDoers).toResolvedValue(endingUnpaid, [unpaidOrders])
  bind(jobDoers).toResolvedValue(lookingAtPayments, [openPayments])
  bind(jobDoers).toResolvedValue(comparing, [orderServices.checking])
  bind(jobDoers).toResolvedValue(takingAsArrived, [parcels])
})
