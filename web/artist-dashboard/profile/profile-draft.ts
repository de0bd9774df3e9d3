import type { OwnProfileView, ProfileForm } from '#application/artists/own-profile-contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { profileFields, wordsOf } from '#domain/artists/profile-fields.ts'
import { yearIn } from '#domain/artists/profile-form.ts'
import { blankForm, byField, labelOf } from '#domain/shared/fields.ts'
import { isBlank, tidyLine } from '#domain/shared/tidy-text.ts'
import { type DraftOf, draftFrom, formIn, wordsIn } from '#web/dashboard/form-draft.ts'
import type { Difference } from '#web/dashboard/versions/version-conflict.tsx'

export interface TypedExhibition {
  /** Tells the rows apart while they are written. */
  readonly key: string
  readonly title: string
  readonly venue: string
  readonly year: string
}

/** A profile as it is being written. */
export interface ProfileDraft extends DraftOf<typeof profileFields> {
  readonly exhibitions: readonly TypedExhibition[]
  /** A new picture, until it is kept. */
  readonly profilePicture: SentFile | null
}

/** What the form shows of a profile; `country` is the account's while there is none. */
export function profileDraft(profile: OwnProfileView | null, country: string): ProfileDraft {
  const given = profile?.artistProfile
  const words = given ? wordsOf(given) : blankForm(profileFields)
  return {
    ...draftFrom(profileFields, { ...words, country: given?.country ?? country }),
    exhibitions: (given?.exhibitions ?? []).map(({ title, venue, year }, index) => ({
      key: String(index),
      title,
      venue,
      year: String(year),
    })),
    profilePicture: null,
  }
}

const isWritten = ({ title, venue, year }: TypedExhibition): boolean => !isBlank(`${title}${venue}${year}`)

/** What is sent; rows in which nothing stands are left out, and what is no year is sent as one that nobody takes. */
export const profileForm = (draft: ProfileDraft): ProfileForm => ({
  ...formIn(profileFields, draft),
  exhibitions: draft.exhibitions.filter(isWritten).map(({ title, venue, year }) => ({
    title: tidyLine(title),
    venue: tidyLine(venue),
    year: yearIn(year) || 0,
  })),
  ...(draft.profilePicture && { profilePicture: draft.profilePicture }),
})

const listed = ({ exhibitions }: ProfileDraft): string =>
  exhibitions.map(({ title, venue, year }) => `${title}, ${venue}, ${year}`).join('\n')

/** What I have changed since `base`, on top of `theirs`. */
export const mergedProfile = (
  mine: ProfileDraft,
  base: ProfileDraft,
  theirs: ProfileDraft,
): ProfileDraft => ({
  ...byField(profileFields, (name) => (mine[name] === base[name] ? theirs : mine)[name]),
  exhibitions: (listed(mine) === listed(base) ? theirs : mine).exhibitions,
  profilePicture: (mine.profilePicture === base.profilePicture ? theirs : mine).profilePicture,
})

/** What of a draft a tab can remember, and the version that it is written over. */
export interface UnsentProfile {
  readonly draft: Omit<ProfileDraft, 'profilePicture'>
  readonly thing: OwnProfileView | null
}

/** What is not saved yet, but for a picture, which is chosen again; null for nothing. */
export function unsentProfile(
  { profilePicture: _mine, ...draft }: ProfileDraft,
  { profilePicture: _saved, ...base }: ProfileDraft,
  thing: OwnProfileView | null,
): UnsentProfile | null {
  return JSON.stringify(draft) === JSON.stringify(base) ? null : { draft, thing }
}

/** What two versions of a profile say differently. */
export function profileDifferences(mine: ProfileDraft, theirs: ProfileDraft): readonly Difference[] {
  const words = [wordsIn(profileFields, mine), wordsIn(profileFields, theirs)] as const
  const given = byField(profileFields, (name, field) => ({
    label: labelOf(field),
    mine: words[0][name],
    theirs: words[1][name],
  }))
  return [
    ...Object.values(given),
    { label: 'Exhibitions', mine: listed(mine), theirs: listed(theirs) },
  ].filter((each) => each.mine !== each.theirs)
}
