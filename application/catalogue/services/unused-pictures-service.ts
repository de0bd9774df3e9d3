import type { Clock } from '#application/shared/clock.ts'
import type { ImageStore } from '#application/shared/image-store.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { KeptPictures } from '../kept-pictures.ts'

/** Milliseconds that an upload may wait for its place. */
const grace = 24 * 3_600_000

/** Longer than a removed picture can come back: a change that began in time may still be under way. */
const graceOfRemoved = 2 * grace

/** So many are thrown away at a time. */
const batch = 200

/** What becomes of uploaded pictures that nothing shows. */
export interface UnusedPictures {
  /** Throws away those that nothing has shown for a day, or for two where they were taken off a work. @returns how many */
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
    const now = clock.now().getTime()
    await kept.forgetRemoved(new Date(now - graceOfRemoved))
    const before = new Date(now - grace)
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
