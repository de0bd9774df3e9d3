import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { Claims, OrderClaimsView } from '#application/claims/contract.ts'
import { claimsRoute } from '#application/shared/withdrawal-addresses.ts'
import { onlySignedIn } from '#web/identity/only-signed-in.ts'
import { page } from '#web/page-meta.ts'

export interface ClaimsData {
  readonly seen: OrderClaimsView
  /** Absent from one's own order. */
  readonly accessKey?: string | undefined
}

/** Damage to works of an order, opened as that is. */
export const claimsRoutes = (claims: Claims): RouteObject[] => [
  {
    path: claimsRoute,
    loader: async ({ params, request }: LoaderFunctionArgs): Promise<ClaimsData> => {
      const accessKey = new URL(request.url).searchParams.get('key') ?? undefined
      const seen = await onlySignedIn(request, claims.claims(params['number'] ?? '', accessKey))
      return { seen, accessKey }
    },
    handle: page<ClaimsData>('web/claims/claims-screen.tsx', ({ seen }) => ({
      title: `Damage in order ${seen.number}`,
      description: 'Say what arrived damaged, and read what is answered.',
    })),
    lazy: { Component: async () => (await import('./claims-screen.tsx')).ClaimsScreen },
  },
]
