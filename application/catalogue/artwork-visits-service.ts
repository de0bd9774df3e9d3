import type { Clock } from '#application/shared/clock.ts'
import type { ArtworkSignals } from './artwork-signals.ts'
import type { ArtworkVisits } from './contract.ts'

/** Notes who looks at what, without knowing who. */
export const artworkVisitsService = (signals: ArtworkSignals, clock: Clock): ArtworkVisits => ({
  seen: (artworkId, visitor) => signals.view(artworkId, visitor, clock.now()),
})
