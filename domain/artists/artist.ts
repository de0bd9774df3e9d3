import { DomainError } from '#domain/shared/domain-error.ts'
import type { Exhibition } from './exhibition.ts'

export type Approval = 'pending' | 'approved' | 'rejected'

/** What an artist tells about themselves. */
export interface ArtistProfile {
  readonly preferredMedium: string
  readonly bio: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
  readonly exhibitions: readonly Exhibition[]
}

const emptyProfile: ArtistProfile = { preferredMedium: '', bio: '', country: null, exhibitions: [] }

/** Someone who sells here. Nothing of theirs is shown until an admin approves them. */
export class Artist {
  readonly id: string
  readonly name: string
  readonly memberSince: Date
  profile: ArtistProfile = emptyProfile
  approval: Approval = 'pending'
  /** Why an admin said no; shown to the artist, who may mend the profile and ask again. */
  rejection: string | null = null

  constructor(id: string, name: string, memberSince: Date) {
    this.id = id
    this.name = name
    this.memberSince = memberSince
  }

  approve(): void {
    this.refuseUnlessWaiting()
    this.approval = 'approved'
  }

  /** @param reason what the artist is told; a no without one helps nobody */
  reject(reason: string): void {
    this.refuseUnlessWaiting()
    if (reason.trim() === '')
      throw new DomainError('rule-broken', 'reason-required', 'A reason is required', {
        reason: 'A reason is required',
      })
    this.approval = 'rejected'
    this.rejection = reason.trim()
  }

  /** After a no: waits for an answer again. */
  askAgain(): void {
    if (this.approval !== 'rejected')
      throw new DomainError('conflict', 'artist-not-rejected', `${this.name} has not been rejected`)
    this.approval = 'pending'
    this.rejection = null
  }

  private refuseUnlessWaiting(): void {
    if (this.approval !== 'pending')
      throw new DomainError('conflict', 'artist-already-decided', `${this.name} is already ${this.approval}`)
  }
}
