import type { Receipts, ReceiptView } from '#application/orders/receipts-contract.ts'
import type { HttpCaller } from './call.ts'

const receiptAmounts = {
  price: true,
  subtotal: true,
  shippingCost: true,
  total: true,
  artistReceives: true,
  carriage: true,
  artistsReceive: true,
  fee: true,
  amount: true,
  fromArtists: true,
  fromPlatform: true,
  kept: true,
} as const

/** Receipts over HTTP. */
export const receiptsClient = (call: HttpCaller): Receipts => ({
  async receipt(number, accessKey) {
    const { body } = await call<ReceiptView>({
      path: `/orders/${encodeURIComponent(number)}/receipt`,
      query: { key: accessKey },
      amounts: receiptAmounts,
    })
    return body
  },
})
