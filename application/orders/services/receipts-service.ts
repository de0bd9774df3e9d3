import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { AccountReader } from '#application/identity/account-reader.ts'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Digest } from '#application/shared/digest.ts'
import { type Receipt, receiptOf } from '#domain/orders/receipt.ts'
import { unitsOf } from '#domain/payments/foreign-sum.ts'
import { openOrder } from '../order-access.ts'
import type { OrderRepository } from '../order-repository.ts'
import type { ReceiptPrinter } from '../receipt-printer.ts'
import type { PrintedReceipts, Receipts, ReceiptView } from '../receipts-contract.ts'

export interface ReceiptPorts {
  readonly orders: OrderRepository
  readonly ledger: Pick<LedgerRepository, 'entriesOf'>
  readonly attempts: Pick<AttemptRepository, 'byId'>
  readonly accounts: Pick<AccountReader, 'view'>
  readonly digest: Digest
  readonly printer: ReceiptPrinter
}

const viewOf = ({ parts, price, refunds, placedAt, paidAt, paid, ...receipt }: Receipt): ReceiptView => ({
  ...receipt,
  placedAt: placedAt.toISOString(),
  paidAt: paidAt.toISOString(),
  parts: parts.map(({ lines, ...part }) => ({
    ...part,
    lines: lines.map(({ artworkId, title, quantity, price: each, total }) => ({
      artworkId,
      title,
      quantity,
      price: each,
      total,
    })),
  })),
  subtotal: price.subtotal,
  shippingCost: price.shipping,
  total: price.total,
  kept: price.left,
  ...(paid?.rate && {
    agreed: { currency: paid.currency, sum: unitsOf(paid), perDollar: paid.rate.perDollar },
  }),
  refunds: refunds.map(({ at, back, ...refund }) => ({
    ...refund,
    at: at.toISOString(),
    ...(back && { agreedSum: unitsOf(back) }),
  })),
})

/** Receipts: see the contract. */
export const receiptsService =
  ({ orders, ledger, attempts, accounts, digest, printer }: ReceiptPorts) =>
  (caller: Caller): Receipts & PrintedReceipts => {
    async function receipt(number: string, accessKey?: string): Promise<ReceiptView> {
      const buyer = caller && (await accounts.view(caller.userId))
      const order = await openOrder(orders, digest, number, { accessKey, buyer })
      const { paymentReference: reference } = order
      const agreed = reference === null ? null : await attempts.byId(reference)
      return viewOf(receiptOf(order, await ledger.entriesOf(order.id), agreed))
    }
    return {
      receipt,
      printed: async (number, accessKey) => printer.print(await receipt(number, accessKey)),
    }
  }
