import { isDomainError } from '#domain/shared/domain-error.ts'
import type { SanaaWorld } from './world.ts'

/** Does something; what is refused is remembered. */
export async function tried(world: SanaaWorld, doing: Promise<unknown>): Promise<void> {
  world.refusal = await doing.then(
    () => null,
    (error: unknown) => {
      if (!isDomainError(error)) throw error
      return error.message
    },
  )
}
