import { DomainError } from '#domain/shared/domain-error.ts'
import { blankForm } from '#domain/shared/fields.ts'
import { refuseBadReason } from '#domain/shared/reason.ts'
import { type ArtistProfile, profileFields, profileFrom } from './profile-fields.ts'

export const approvals = ['pending', 'approved', 'rejected'] as const
export type Approval = (typeof approvals)[number]

const emptyProfile = profileFrom({ ...blankForm(profileFields), exhibitions: [] })

/** Someone who sells here. Nothing of theirs is shown until an admin approves them. */
export class Artist {
  readonly id: string
  readonly name: string
  readonly memberSince: Date
  profile: ArtistProfile = emptyProfile
  approval: Approval = 'pending'
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
    this.rejection = reason.trim()
  }

  /** Wants an admin to decide; also after a no, once what was wrong is mended. */
  ask(now: Date): void {
    if (this.approval === 'approved') throw this.alreadyDecided()
    this.approval = 'pending'
    this.rejection = null
    this.askedAt ??= now
  }

  private refuseUnlessWaiting(): void {
    if (this.approval !== 'pending') throw this.alreadyDecided()
  }

  private alreadyDecided(): DomainError {
    return new DomainError('conflict', 'artist-already-decided', `${this.name} is already ${this.approval}`)
  }
}
