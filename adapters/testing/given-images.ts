import { given } from '#adapters/composition/assembly.ts'
import type { Token } from '#adapters/composition/binding.ts'
import { picturePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import type { ImageStore } from '#application/shared/image-store.ts'

/** A store of pictures that writes down what it is to throw away, by hash, and keeps nothing. */
export const givenImages = (thrownAway: string[]) =>
  given(picturePorts.images as Token<Pick<ImageStore, 'remove'>>, {
    remove: async (hash) => void thrownAway.push(hash),
  })
