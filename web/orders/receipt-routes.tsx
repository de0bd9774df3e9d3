import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { Receipts, ReceiptView } from '#application/orders/receipts-contract.ts'
import { receiptRoute } from '#application/shared/receipt-addresses.ts'
import { onlySignedIn } from '#web/identity/only-signed-in.ts'
import { page } from '#web/page-meta.ts'

export interface ReceiptData {
  readonly receipt: ReceiptView
  /** Absent from one's own order. */
  readonly accessKey?: string | undefined
}

/** The receipt of an order, opened as that is. */
export const receiptRoutes = (receipts: Receipts): RouteObject[] => [
  {
    path: receiptRoute,
    loader: async ({ params, request }: LoaderFunctionArgs): Promise<ReceiptData> => {
      const accessKey = new URL(request.url).searchParams.get('key') ?? undefined
      const receipt = await onlySignedIn(request, receipts.receipt(params['number'] ?? '', accessKey))
      return { receipt, accessKey }
    },
    handle: page<ReceiptData>('web/orders/receipt-screen.tsx', ({ receipt }) => ({
      title: `Receipt for order ${receipt.number}`,
      description: 'What was paid, and to whom it went.',
    })),
    lazy: { Component: async () => (await import('./receipt-screen.tsx')).ReceiptScreen },
  },
]
