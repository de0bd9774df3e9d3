import type { SentFile } from '#application/shared/sent-file.ts'
import type { Approval } from '#domain/artists/artist.ts'
import type { ProfileWords } from '#domain/artists/profile-fields.ts'
import type { ArtistView } from './contract.ts'

/** An artist's own profile, and how far they have come towards being shown. */
export interface OwnProfileView extends ArtistView {
  readonly approval: Approval
  /** What an admin said with a no; null otherwise. */
  readonly rejection: string | null
  /** What an admin wants to see before deciding. */
  readonly checklist: {
    readonly profile: boolean
    readonly picture: boolean
    readonly works: { readonly has: number; readonly wanted: number }
  }
  /** Whether an admin has been asked and has not answered yet. */
  readonly waiting: boolean
  /** Grows with every change; a change names the one it was made from. */
  readonly version: number
}

export interface ProfileForm extends ProfileWords {
  /** A new picture, cut to its square; left out to keep the one there is. */
  readonly profilePicture?: SentFile | undefined
}

/** An artist's own profile, for whoever is signed in. */
export interface OwnProfile {
  /** @throws DomainError not-signed-in; not-found for others, and before it was created */
  profile(): Promise<OwnProfileView>
  /** Makes a user who asks for it a pending artist. @throws DomainError conflict 'profile-exists' */
  create(form: ProfileForm): Promise<OwnProfileView>
  /** @throws DomainError rule-broken (fields), conflict 'stale-version' */
  update(form: ProfileForm, version: number): Promise<OwnProfileView>
  /** Hides the artist and all works; orders keep what was bought. */
  remove(): Promise<void>
  /** Asks an admin to decide, also again after a no. @throws DomainError rule-broken 'checklist-incomplete' */
  askForApproval(): Promise<OwnProfileView>
}
