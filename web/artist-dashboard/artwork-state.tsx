import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { meta } from '#web/theme/text.css.ts'
import { SoldOut, Status } from '#web/ui/status.tsx'
import { artworkStates } from './artwork-states.ts'

/** How a work stands; hidden ones say why. */
export function ArtworkState({ work: { state, hiddenBecause } }: { work: OwnArtworkView }) {
  if (state === 'sold-out') return <SoldOut />
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
