import type { ShownWork } from '#application/notifications/shown-work.ts'
import type { WantedWork } from '#domain/waiting/waiting.ts'

/** Somebody waits for a work: an account, or whoever reads an address. */
export interface Wait {
  readonly id: string
  readonly artworkId: string
  readonly userId: string | null
  readonly email: string | null
  readonly since: Date
}

/** How a wait is known to whom it is: by the work and their account, or by its id. */
export type WaitOf = { readonly artworkId: string } & ({ readonly userId: string } | { readonly id: string })

/** Those who are to be told of a work that can be bought. */
export interface WaitingLine {
  readonly work: ShownWork & Pick<WantedWork, 'stock'>
  /** How many were told and may still buy. */
  readonly asked: number
  /** The first ones of those who were not told, whoever asked first first. */
  readonly next: readonly {
    readonly id: string
    readonly name: string
    readonly email: string
    /** Neither suspended nor deleted. */
    readonly isActive: boolean
  }[]
}

/** Who waits for which works. */
export interface WaitingRepository {
  /** A work that is on show; null where there is none. */
  work(artworkId: string): Promise<WantedWork | null>
  /** How many works an account waits for. */
  worksOf(userId: string): Promise<number>
  /** An account that waits keeps its place; one that was told waits anew. */
  add(wait: Wait): Promise<void>
  /** Whether they are still to be told. */
  has(wait: WaitOf): Promise<boolean>
  remove(wait: WaitOf): Promise<void>
  /** Works on show of which more can be bought than were told since then, and for which somebody waits; at most so many. */
  due(toldSince: Date, most: number): Promise<readonly string[]>
  /** Inside a unit of work: nobody else tells them meanwhile. Null where the work cannot be bought. */
  lineOf(artworkId: string, toldSince: Date): Promise<WaitingLine | null>
  noteMailed(ids: readonly string[], at: Date): Promise<void>
  drop(ids: readonly string[]): Promise<void>
  /** Forgets who was told by then, and who has waited since before that. */
  forget(toldBy: Date, since: Date): Promise<void>
  /** Nobody at that address waits for anything, however it is written: neither a visitor nor the account it belongs to. */
  forgetAddress(email: string): Promise<void>
}
