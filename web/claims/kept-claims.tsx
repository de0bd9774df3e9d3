import type { ReactNode } from 'react'
import type { ClaimView, KeptClaims as Keeping } from '#application/claims/contract.ts'
import * as returns from '#web/returns/returns.css.ts'
import { heading } from '#web/theme/text.css.ts'
import { ClaimBox } from './claim-box.tsx'

interface KeptClaimsProps {
  readonly number: string
  readonly claims: readonly ClaimView[]
  readonly side: 'artist' | 'admin'
  readonly keeper: () => Promise<Pick<Keeping, 'answer' | 'markRead'>>
  /** What an admin can do about an open one. */
  readonly renderDecision?: (claim: ClaimView) => ReactNode
}

/** What is said about damaged works of an order, for its artist or an admin; nothing where nothing is. */
export function KeptClaims({ number, claims, side, keeper, renderDecision }: KeptClaimsProps) {
  if (claims.length === 0) return null
  return (
    <section className={returns.boxes} aria-labelledby="claims">
      <h2 id="claims" className={heading.h4}>
        Damage
      </h2>
      {claims.map((claim) => (
        <ClaimBox
          key={claim.id}
          claim={claim}
          side={side}
          answer={async ({ key, ...message }) => (await keeper()).answer(number, claim.id, message, key)}
          markRead={async () => (await keeper()).markRead(number, claim.id)}
        >
          {renderDecision?.(claim)}
        </ClaimBox>
      ))}
    </section>
  )
}
