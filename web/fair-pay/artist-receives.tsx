import { useArtistPercent } from './terms.ts'

/** The promise, in one sentence. */
export function ArtistReceives() {
  return <>The artist receives {useArtistPercent()}&nbsp;% of every sale.</>
}
