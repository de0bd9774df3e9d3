import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { AfterSaleView, Withdrawals } from '#application/returns/contract.ts'
import { withdrawalRoute } from '#application/shared/withdrawal-addresses.ts'
import { onlySignedIn } from '#web/identity/only-signed-in.ts'
import { page } from '#web/page-meta.ts'

export interface WithdrawalData {
  readonly afterSale: AfterSaleView
  /** Absent from one's own order. */
  readonly accessKey?: string | undefined
}

/** Withdrawing from an order, opened as that is. */
export const withdrawalRoutes = (withdrawals: Withdrawals): RouteObject[] => [
  {
    path: withdrawalRoute,
    loader: async ({ params, request }: LoaderFunctionArgs): Promise<WithdrawalData> => {
      const accessKey = new URL(request.url).searchParams.get('key') ?? undefined
      const number = params['number'] ?? ''
      return { afterSale: await onlySignedIn(request, withdrawals.afterSale(number, accessKey)), accessKey }
    },
    handle: page<WithdrawalData>('web/returns/withdrawal-screen.tsx', ({ afterSale }) => ({
      title: `Withdraw from order ${afterSale.number}`,
      description: 'Withdraw from the contract, and see what has become of it.',
    })),
    lazy: { Component: async () => (await import('./withdrawal-screen.tsx')).WithdrawalScreen },
  },
]
