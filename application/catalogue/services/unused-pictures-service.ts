import type { Clock } from '#application/shared/clock.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { KeptPictures } from '../kept-pictures.ts'

/** Milliseconds that an upload may wait for its place. */
const grace = 24 * 3_600_000

/** So many are thrown away at a time. */
const batch = 200

/** What becomes of uploaded pictures that nothing shows. */
export interface UnusedPictures {
  /** Throws away those that nothing has shown for a day. @returns how many */
  forget(): Promise<number>
}

interface UnusedPicturePorts {
  readonly kept: KeptPictures
  readonly images: Pick<ImageStore, 'remove'>
  readonly work: UnitOfWork
  readonly clock: Clock
}

export const unusedPicturesService = ({ kept, images, work, clock }: UnusedPicturePorts): UnusedPictures => ({
  async forget() {
    const before = new Date(clock.now().getTime() - grace)
    let gone = 0
    for (const hash of await kept.unused(before, batch))
      await work.run(async () => {
        if (!(await kept.forget(hash, before))) return
        await images.remove(hash)
        gone += 1
      })
    return gone
  },
})
