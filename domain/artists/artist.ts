import { DomainError } from '#domain/shared/domain-error.ts'
import { blankForm } from '#domain/shared/fields.ts'
import { refuseBadReason } from '#domain/shared/reason.ts'
import { tidyText } from '#domain/shared/tidy-text.ts'
import { type ArtistProfile, profileFields, profileFrom } from './profile-fields.ts'

export const approvals = ['pending', 'approved', 'rejected'] as const
export type Approval = (typeof approvals)[number]

/** What an artist is here: 'withheld' while the account is suspended, or no artist's any more. */
export const artistStates = [...approvals, 'withheld'] as const
export type ArtistState = (typeof artistStates)[number]

/** The name in place of one who has left. */
export const formerArtist = 'Former artist'

const emptyProfile = (): ArtistProfile => profileFrom({ ...blankForm(profileFields), exhibitions: [] })

/** An artist's picture of themselves. */
export interface ArtistPicture {
  /** What it is kept under. */
  readonly hash: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Someone who sells here. Nothing of theirs is shown until an admin approves them, and while they are withheld. */
export class Artist {
  readonly id: string
  name: string
  readonly memberSince: Date
  profile: ArtistProfile = emptyProfile()
  picture: ArtistPicture | null = null
  approval: ArtistState = 'pending'
  /** What a withheld one was before; null for all others. */
  approvalBefore: Approval | null = null
  /** Why an admin said no; shown to the artist, who may mend the profile and ask again. */
  rejection: string | null = null
  /** Since when an admin is wanted to decide; null for whoever is still getting ready. */
  askedAt: Date | null = null
  /** Grows with every change. */
  version = 1

  constructor(id: string, name: string, memberSince: Date) {
    this.id = id
    this.name = name
    this.memberSince = memberSince
  }

  /** How far admins have decided, also about one who is withheld. */
  get decision(): Approval {
    return this.approvalBefore ?? (this.approval as Approval)
  }

  approve(): void {
    this.refuseUnlessWaiting()
    this.approval = 'approved'
    this.askedAt = null
  }

  /** @param reason what the artist is told; a no without one helps nobody */
  reject(reason: string): void {
    this.refuseUnlessWaiting()
    refuseBadReason(reason)
    this.approval = 'rejected'
    this.askedAt = null
    this.rejection = tidyText(reason)
  }

  /** Wants an admin to decide; also after a no, once what was wrong is mended. */
  ask(now: Date): void {
    if (this.approval === 'approved' || this.approval === 'withheld') throw this.alreadyDecided()
    this.approval = 'pending'
    this.rejection = null
    this.askedAt ??= now
  }

  /** @returns whether the name is another one now */
  rename(name: string): boolean {
    if (this.name === name) return false
    this.name = name
    return true
  }

  /**
   * Shows nothing of theirs until it is given back; what admins have decided is kept.
   * @returns false for one who is withheld already
   */
  withhold(): boolean {
    if (this.approval === 'withheld') return false
    this.approvalBefore = this.approval
    this.approval = 'withheld'
    return true
  }

  /** Is again what they were before. @returns false for one who is not withheld */
  giveBack(): boolean {
    if (this.approval !== 'withheld') return false
    this.approval = this.decision
    this.approvalBefore = null
    return true
  }

  /** One who is withheld comes back by themselves: what admins decided before counts no more, and they have to ask. */
  beginAnew(): void {
    if (this.approval !== 'withheld') return
    this.approval = 'pending'
    this.approvalBefore = null
    this.rejection = null
    this.askedAt = null
  }

  /** Goes for good: what they told about themselves is forgotten, also the name and the picture. */
  leave(): void {
    this.name = formerArtist
    this.profile = emptyProfile()
    this.picture = null
    this.approval = 'rejected'
    this.approvalBefore = null
    this.rejection = null
    this.askedAt = null
  }

  private refuseUnlessWaiting(): void {
    if (this.approval !== 'pending') throw this.alreadyDecided()
  }

  private alreadyDecided(): DomainError {
    return new DomainError('conflict', 'artist-already-decided', `${this.name} is already ${this.approval}`)
  }
}
