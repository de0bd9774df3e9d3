import type { Readiness } from './artist-repository.ts'
import type { OwnProfileView } from './own-profile-contract.ts'

/** An artist's own profile, before anyone says what is still missing. */
export type OwnProfileRow = Omit<OwnProfileView, 'checklist' | 'artworks'> & { readonly readiness: Readiness }

export interface OwnProfileReader {
  /** Null for whoever is no artist. */
  ofUser(userId: string): Promise<OwnProfileRow | null>
}
