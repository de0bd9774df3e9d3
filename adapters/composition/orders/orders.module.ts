import { ContainerModule } from 'inversify'
import { sandboxCardTokens } from '#adapters/payments/sandbox-card-tokens.ts'
import { sandboxGateway } from '#adapters/payments/sandbox-gateway.ts'
import { sandboxPhone } from '#adapters/payments/sandbox-phone.ts'
import { pdfReceiptPrinter } from '#adapters/pdf/pdf-receipt-printer.ts'
import { artistNewsDoers } from '#application/orders/services/artist-news-doers.ts'
import { orderAdministrationService } from '#application/orders/services/order-administration-service.ts'
import { orderingService } from '#application/orders/services/ordering-service.ts'
import { type Parcels, parcelsService } from '#application/orders/services/parcels-service.ts'
import { paymentDoers } from '#application/orders/services/payment-doers.ts'
import { receiptsService } from '#application/orders/services/receipts-service.ts'
import { type UnpaidOrders, unpaidOrdersService } from '#application/orders/services/unpaid-orders-service.ts'
import { adminPorts } from '../admin/admin.tokens.ts'
import { artistPorts } from '../artists/artists.tokens.ts'
import { bindService } from '../binding.ts'
import { identityPorts } from '../identity/identity.tokens.ts'
import { system } from '../shared/shared.tokens.ts'
import { jobDoers } from '../tokens.ts'
import { gateway, orderPorts, orderServices, receiptPrinter } from './orders.tokens.ts'
import { settlementPorts } from './settlement-ports.ts'

const { vault, ownOrders } = orderPorts
const { contacts } = artistPorts
const { ordering, unpaidOrders, parcels } = orderServices
const { clock, ids, digest, phones } = system
const { orders, outbox, work } = settlementPorts

const sandbox = { vault, ids, clock, digest }

const endingUnpaid = (unpaid: UnpaidOrders) => ({
  'end-unpaid-orders': async () => {
    await unpaid.expire()
  },
})
const takingAsArrived = (sent: Parcels) => ({
  'take-as-arrived': async () => {
    await sent.takeAsArrived()
  },
})

/** Checkout, payment, and what becomes of orders. */
export const ordersModule = new ContainerModule(({ bind }) => {
  bindService(bind, gateway, sandboxGateway, sandbox)
  bindService(bind, ordering, orderingService, {
    ...settlementPorts,
    gateway,
    ownOrders,
    ids,
    digest,
    phones,
    accounts: identityPorts.accounts,
  })
  bind(receiptPrinter).toConstantValue(pdfReceiptPrinter)
  bindService(bind, orderServices.receipts, receiptsService, {
    orders,
    ledger: settlementPorts.ledger,
    accounts: identityPorts.accounts,
    digest,
    printer: receiptPrinter,
  })
  bindService(bind, unpaidOrders, unpaidOrdersService, settlementPorts)
  bindService(bind, parcels, parcelsService, { orders, work, clock })
  bindService(bind, orderServices.administration, orderAdministrationService, {
    ...settlementPorts,
    gateway,
    ids,
    list: orderPorts.list,
    audit: adminPorts.audit,
  })
  bindService(bind, orderServices.cardTokens, sandboxCardTokens, sandbox)
  bindService(bind, orderServices.sandboxPhone, sandboxPhone, { orderingOf: ordering, unpaidOrders })

  bindService(bind, jobDoers, paymentDoers, { ...settlementPorts, gateway })
  bindService(bind, jobDoers, artistNewsDoers, { orders, contacts, outbox, work, clock })
  bind(jobDoers).toResolvedValue(endingUnpaid, [unpaidOrders])
  bind(jobDoers).toResolvedValue(takingAsArrived, [parcels])
})
