import type { ArtworkRow, SoughtWords } from '#application/catalogue/artwork-reader.ts'
import type { Place, Slice } from '#application/shared/keyset.ts'
import type { Standing } from '#domain/catalogue/publishing.ts'
import type { AdminArtworkView, ArtworkList } from './contract.ts'

/** A work as admins see it, before anyone says who gets what of the price. */
export type AdminArtworkRow = ArtworkRow & Omit<AdminArtworkView, keyof ArtworkRow | 'artistReceives'>

export interface AdminArtworkSelection extends Pick<ArtworkList, 'state'> {
  readonly sought?: SoughtWords | undefined
}

/** All works but those that their artists have removed, the newest first. */
export interface AdminArtworkReader {
  slice(selection: AdminArtworkSelection, limit: number, after: Place | null): Promise<Slice<AdminArtworkRow>>
  find(id: string): Promise<AdminArtworkRow | null>
}

export interface JudgedArtwork {
  readonly id: string
  readonly title: string
  readonly standing: Standing
}

/** Works as admins change them. Inside units of work. */
export interface ArtworkJudgement {
  /** Held until the unit of work ends. */
  find(id: string): Promise<JudgedArtwork | null>
  /** Of one that has been found before. */
  stand(id: string, standing: Standing): Promise<void>
  /** @param since null: not featured any more @returns false where that is no change */
  feature(id: string, since: Date | null): Promise<boolean>
}
