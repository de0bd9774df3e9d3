import { isBlank } from '../shared/tidy-text.ts'
import type { ArtistProfile } from './profile-fields.ts'

/** So many works an admin wants to see before deciding on an artist. */
const worksWanted = 3

/** What an artist gets ready before an admin decides. */
export interface Checklist {
  /** Says what they work in, and something about themselves. */
  readonly profile: boolean
  readonly picture: boolean
  readonly works: { readonly has: number; readonly wanted: number }
}

/** @param works how many works there are to decide by */
export const checklistOf = (
  { preferredMedium, bio }: Pick<ArtistProfile, 'preferredMedium' | 'bio'>,
  hasPicture: boolean,
  works: number,
): Checklist => ({
  profile: !isBlank(preferredMedium) && !isBlank(bio),
  picture: hasPicture,
  works: { has: works, wanted: worksWanted },
})

/** What is still missing, in words; empty when nothing is. */
export function missingFrom({ profile, picture, works }: Checklist): readonly string[] {
  const more = works.wanted - works.has
  return [
    ...(profile ? [] : ['your preferred medium and a few words about yourself']),
    ...(picture ? [] : ['a picture of you']),
    ...(more > 0 ? [more === 1 ? 'one more work' : `${more} more works`] : []),
  ]
}
