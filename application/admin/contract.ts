import type { ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { UserView } from '#application/identity/contract.ts'
import type { Page, PageRequest } from '#application/shared/page.ts'
import type { Visibility } from '#domain/catalogue/artwork.ts'
import type { Role } from '#domain/identity/roles.ts'

export interface AdminUserView extends UserView {
  readonly suspended: boolean
  /** Whether it has an authenticator app or passkeys. */
  readonly secondLocks: boolean
  readonly lastSeenAt: string | null
  readonly orderCount: number
  /** Grows with every change; a change names the one it was made from. */
  readonly version: number
}

export interface UserForm {
  readonly name: string
  readonly email: string
  readonly country: string
  readonly phone: string
  readonly role: Role
  /** Only for a new one; without it a link to set one is sent. */
  readonly password?: string | undefined
}

export const userStates = ['active', 'suspended'] as const
export const userOrders = ['newest', 'name', 'last-seen'] as const

export interface UserList extends PageRequest {
  readonly q?: string | undefined
  readonly role?: Role | undefined
  readonly state?: (typeof userStates)[number] | undefined
  readonly sort?: (typeof userOrders)[number] | undefined
}

/** What admins do about accounts. Each throws DomainError not-signed-in, or not-found for whoever is no admin. */
export interface UserAdministration {
  users(request: UserList): Promise<Page<AdminUserView>>
  user(id: string): Promise<AdminUserView>
  /** @throws DomainError rule-broken (fields), conflict 'email-taken' */
  create(form: UserForm): Promise<AdminUserView>
  /** @throws DomainError rule-broken (fields), conflict 'stale-version', 'last-admin', 'parcels-to-send' */
  update(id: string, form: UserForm, version: number): Promise<AdminUserView>
  suspend(id: string): Promise<AdminUserView>
  restore(id: string): Promise<AdminUserView>
  /**
   * Takes away authenticator app, recovery codes and passkeys for whoever has lost them; signs them out everywhere, and tells them
   * by mail. @throws DomainError conflict 'own-second-locks': one's own ask for a code
   */
  removeSecondLocks(id: string): Promise<AdminUserView>
  remove(id: string): Promise<void>
}

export interface PendingArtistView extends ArtistView {
  readonly email: string | null
  /** ISO 8601, UTC: when they asked, or signed up. */
  readonly appliedAt: string
  /** Whether they have asked for a decision; others are still getting ready. */
  readonly waiting: boolean
  /** All works, also drafts: what there is to decide by. Those that are ready stand first, and hang with the approval. */
  readonly artworks: readonly (ArtworkView & { readonly ready: boolean })[]
}

/** What admins decide about those who want to sell. */
export interface ArtistApproval {
  pending(request: PageRequest): Promise<Page<PendingArtistView>>
  approve(artistId: string): Promise<void>
  /** @throws DomainError rule-broken (field reason) */
  reject(artistId: string, reason: string): Promise<void>
}

export interface AdminArtworkView extends ArtworkView {
  readonly visibility: Visibility
  readonly hiddenBecause: string | null
  readonly featured: boolean
}

/** How works can be looked for. */
export const artworkStates = ['public', 'hidden', 'featured'] as const

export interface ArtworkList extends PageRequest {
  /** Words, as in the gallery's search. */
  readonly q?: string | undefined
  readonly state?: (typeof artworkStates)[number] | undefined
}

/** What admins do about works. Each throws DomainError not-signed-in, or not-found for whoever is no admin. */
export interface ArtworkAdministration {
  artworks(request: ArtworkList): Promise<Page<AdminArtworkView>>
  /** @throws DomainError rule-broken (field reason), conflict 'artwork-not-on-show' */
  hide(id: string, reason: string): Promise<AdminArtworkView>
  /** @throws DomainError conflict 'artwork-not-hidden' */
  restore(id: string): Promise<AdminArtworkView>
  /** Featured works lead the trending ones. */
  feature(id: string, featured: boolean): Promise<AdminArtworkView>
}

export const auditedKinds = ['user', 'artist', 'artwork', 'order', 'payouts', 'money', 'job', 'mail'] as const

/** What an admin did. Nobody edits it. */
export interface AuditEntry {
  readonly id: string
  readonly at: string
  readonly admin: { readonly id: string; readonly name: string }
  /** Such as 'artist-approved'. */
  readonly action: string
  readonly subject: {
    readonly kind: (typeof auditedKinds)[number]
    readonly id: string
    readonly name: string
  }
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

export interface AuditRequest extends PageRequest {
  /** The id, or a part of the name, of whom or what it concerns. */
  readonly subject?: string | undefined
  /** The id, or a part of the name, of who did it. */
  readonly admin?: string | undefined
  readonly kind?: AuditEntry['subject']['kind'] | undefined
  /** The first and the last day, such as 2026-11-21, in UTC. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface AuditLog {
  /** @throws DomainError unreadable 'bad-day' */
  entries(request: AuditRequest): Promise<Page<AuditEntry>>
}
