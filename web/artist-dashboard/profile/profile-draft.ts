import type { OwnProfileView, ProfileForm } from '#application/artists/own-profile-contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { countryName } from '#domain/shared/country-name.ts'
import type { Difference } from '#web/dashboard/versions/version-conflict.tsx'

export interface TypedExhibition {
  /** Tells the rows apart while they are written. */
  readonly key: string
  readonly title: string
  readonly venue: string
  readonly year: string
}

/** A profile as it is being written. */
export interface ProfileDraft {
  readonly preferredMedium: string
  readonly bio: string
  readonly country: string
  readonly exhibitions: readonly TypedExhibition[]
  /** A new picture, until it is kept. */
  readonly profilePicture: SentFile | null
}

/** What the form shows of a profile; `country` is the account's while there is none. */
export const profileDraft = (profile: OwnProfileView | null, country: string): ProfileDraft => ({
  preferredMedium: profile?.artistProfile.preferredMedium ?? '',
  bio: profile?.artistProfile.bio ?? '',
  country: profile?.artistProfile.country ?? country,
  exhibitions: (profile?.artistProfile.exhibitions ?? []).map(({ title, venue, year }, index) => ({
    key: String(index),
    title,
    venue,
    year: String(year),
  })),
  profilePicture: null,
})

const isWritten = ({ title, venue, year }: TypedExhibition): boolean =>
  `${title}${venue}${year}`.trim() !== ''

/** What is sent; rows in which nothing stands are left out. */
export const profileForm = (draft: ProfileDraft): ProfileForm => ({
  preferredMedium: draft.preferredMedium,
  bio: draft.bio,
  country: draft.country,
  exhibitions: draft.exhibitions
    .filter(isWritten)
    .map(({ title, venue, year }) => ({ title: title.trim(), venue: venue.trim(), year: Number(year) })),
  ...(draft.profilePicture && { profilePicture: draft.profilePicture }),
})

const listed = ({ exhibitions }: ProfileDraft): string =>
  exhibitions.map(({ title, venue, year }) => `${title}, ${venue}, ${year}`).join('\n')

/** What I have changed since `base`, on top of `theirs`. */
export function mergedProfile(mine: ProfileDraft, base: ProfileDraft, theirs: ProfileDraft): ProfileDraft {
  const kept = (field: 'preferredMedium' | 'bio' | 'country'): string =>
    (mine[field] === base[field] ? theirs : mine)[field]
  return {
    preferredMedium: kept('preferredMedium'),
    bio: kept('bio'),
    country: kept('country'),
    exhibitions: (listed(mine) === listed(base) ? theirs : mine).exhibitions,
    profilePicture: (mine.profilePicture === base.profilePicture ? theirs : mine).profilePicture,
  }
}

/** What two versions of a profile say differently. */
export function profileDifferences(mine: ProfileDraft, theirs: ProfileDraft): readonly Difference[] {
  return [
    { label: 'Preferred medium', mine: mine.preferredMedium, theirs: theirs.preferredMedium },
    { label: 'About', mine: mine.bio, theirs: theirs.bio },
    { label: 'Country', mine: countryName(mine.country), theirs: countryName(theirs.country) },
    { label: 'Exhibitions', mine: listed(mine), theirs: listed(theirs) },
  ].filter((each) => each.mine !== each.theirs)
}
