import { useLoaderData } from 'react-router-dom'
import type { WaitingClaim } from '#application/claims/contract.ts'
import { parcelPage } from '#application/shared/dashboard-addresses.ts'
import { WaitingClaims } from '#web/claims/waiting-claims.tsx'

/** Works of one's own of which buyers say that they are damaged, as long as nobody has decided. */
export function OwnClaimsScreen() {
  return (
    <WaitingClaims
      claims={useLoaderData<readonly WaitingClaim[]>()}
      side="artist"
      note="Works of yours of which buyers say that they arrived damaged. Open the order to read what the buyer says, and to answer; the gallery decides."
      orderAt={parcelPage}
    />
  )
}
