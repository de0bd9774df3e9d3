import type { ReceiptView } from './receipts-contract.ts'

/** Puts receipts on paper. */
export interface ReceiptPrinter {
  /** A PDF; the same receipt gives the same bytes. */
  print(receipt: ReceiptView): Promise<Uint8Array>
}
