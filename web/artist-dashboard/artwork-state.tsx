import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { useAccount } from '#web/identity/session-context.tsx'
import { meta } from '#web/theme/text.css.ts'
import { SoldOut, Status } from '#web/ui/status.tsx'
import { artworkStates } from './artwork-states.ts'

/** How a work stands; hidden ones say why. */
export function ArtworkState({ work: { state, hiddenBecause } }: { work: OwnArtworkView }) {
  const account = useAccount()
  if (state === 'sold-out') return <SoldOut />
  // Nobody can buy it before its artist is approved.
  if (state === 'public' && account?.artistStatus !== 'approved')
    return (
      <Status form="waits" tone="warn">
        Ready
      </Status>
    )
  const { word, form, tone } = artworkStates[state]
  return (
    <span>
      <Status form={form} tone={tone}>
        {word}
      </Status>
      {hiddenBecause !== null && <span className={meta}> {hiddenBecause}</span>}
    </span>
  )
}
