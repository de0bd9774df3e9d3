import type { ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { Page, PageRequest } from '#application/shared/page.ts'

/** Ids that a browser keeps. */
export interface IdStore {
  /** What is kept: the same array until something changes. */
  read(): readonly string[]
  write(ids: readonly string[]): void
  /** Tells of every change, also of those made in another tab; returns how to stop listening. */
  onChange(listener: () => void): () => void
}

/** Ids that somebody keeps, in a browser or on their account: favourite works, artists followed. */
export interface KeptIds extends IdStore {
  /** Whether `read` tells everything: an account has to be asked first. */
  isKnown(): boolean
  /** Whether the account was asked and did not answer; `ask` asks it again. */
  isMissed(): boolean
  ask(): void
}

/** Ids on the account of whoever is signed in. Each throws DomainError not-signed-in for a visitor. */
export interface AccountIds {
  ids(): Promise<readonly string[]>
  add(id: string): Promise<unknown>
  remove(id: string): Promise<unknown>
  /** Takes in what a browser has kept. @returns the ids of all */
  unite(ids: readonly string[]): Promise<readonly string[]>
}

/** The favourite works of whoever is signed in. Each throws DomainError not-signed-in for a visitor. */
export interface Favourites {
  /** Those that are on show, the last one marked first. */
  list(request?: PageRequest): Promise<Page<ArtworkView>>
  /** The ids of all of them, in the order they were marked. */
  ids(): Promise<readonly string[]>
  /** Marking twice is marking. @returns the list's first page @throws DomainError not-found, rule-broken 'too-many-favourites' */
  add(artworkId: string): Promise<Page<ArtworkView>>
  /** @returns the list's first page */
  remove(artworkId: string): Promise<Page<ArtworkView>>
  /** Marks what a browser has kept too, as far as there is room; unknown works are passed over. @returns the ids of all */
  unite(artworkIds: readonly string[]): Promise<readonly string[]>
}

/** The artists whom somebody signed in follows. Each throws DomainError not-signed-in for a visitor. */
export interface Follows {
  /** The artists' ids. */
  list(): Promise<readonly string[]>
  /** Following twice is following. @throws DomainError not-found, rule-broken 'too-many-follows' */
  follow(artistId: string): Promise<void>
  unfollow(artistId: string): Promise<void>
  /** Follows whom a browser has kept too, as far as there is room; unknown artists are passed over. @returns the ids of all */
  unite(artistIds: readonly string[]): Promise<readonly string[]>
}

/** Whom somebody signed in follows, to look through, and whether they hear of them. Each throws as Follows. */
export interface Following {
  /** Those who are on show, by name. */
  artists(request?: PageRequest): Promise<Page<ArtistView>>
  /** Whether mails about new works of theirs are wanted: so it is until they are ended. */
  wantsMails(): Promise<boolean>
  wantMails(wanted: boolean): Promise<void>
}

/** Mails about new works, for whoever holds the link of one, signed in or not. */
export interface NewWorksMails {
  /** Ends them; ending twice is ending. @throws DomainError rule-broken 'link-not-known' */
  stop(key: string): Promise<void>
}
