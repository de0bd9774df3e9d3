import { describe } from 'vitest'
import type { Clock } from '#application/shared/clock.ts'
import { describeOwnArtworkImports } from './own-artwork-imports.suite.ts'
import { describeOwnArtworkLists } from './own-artwork-lists.suite.ts'
import { describeOwnArtworkPictures } from './own-artwork-pictures.suite.ts'
import { describeOwnArtworkWriting } from './own-artwork-writing.suite.ts'
import { type OwnArtworksBackstage, ownArtworksFixture } from './testing/own-artworks-fixture.ts'

/** What own artworks promise, over one kind of storage. */
export function describeOwnArtworks(
  name: string,
  open: (clock: Clock) => Promise<OwnArtworksBackstage>,
): void {
  describe(`own artworks ${name}`, () => {
    const at = ownArtworksFixture(open)
    describeOwnArtworkWriting(at)
    describeOwnArtworkPictures(at)
    describeOwnArtworkLists(at)
    describeOwnArtworkImports(at)
  })
}
