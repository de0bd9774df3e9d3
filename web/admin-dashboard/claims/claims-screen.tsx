import { useLoaderData } from 'react-router-dom'
import type { WaitingClaim } from '#application/claims/contract.ts'
import { adminOrderPage } from '#application/shared/dashboard-addresses.ts'
import { WaitingClaims } from '#web/claims/waiting-claims.tsx'

/** Claims that wait for a decision. */
export function ClaimsScreen() {
  return (
    <WaitingClaims
      claims={useLoaderData<readonly WaitingClaim[]>()}
      side="admin"
      note="Works of which buyers say that they arrived damaged. Open the order to read what buyer and artist say, and to decide."
      orderAt={adminOrderPage}
    />
  )
}
