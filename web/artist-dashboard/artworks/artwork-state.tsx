import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { meta } from '#web/theme/text.css.ts'
import { SoldOut, Status } from '#web/ui/feedback/status.tsx'
import { stateShown } from './artwork-states.ts'

/** How a work stands; hidden ones say why. */
export function ArtworkState({ work: { state, hiddenBecause } }: { work: OwnArtworkView }) {
  const isApproved = useAccount()?.artistStatus === 'approved'
  if (state === 'sold-out') return <SoldOut />
  const { word, form, tone } = stateShown(state, isApproved)
  return (
    <span>
      <Status form={form} tone={tone}>
        {word}
      </Status>
      {hiddenBecause !== null && <span className={meta}> {hiddenBecause}</span>}
    </span>
  )
}
