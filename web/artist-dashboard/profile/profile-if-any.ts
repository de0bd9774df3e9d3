import type { OwnProfile, OwnProfileView } from '#application/artists/own-profile-contract.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'

/** An artist who has just signed up may have none. */
export async function profileIfAny(profile: OwnProfile): Promise<OwnProfileView | null> {
  try {
    return await profile.profile()
  } catch (error) {
    if (isDomainError(error) && error.refusal === 'not-found') return null
    throw error
  }
}
