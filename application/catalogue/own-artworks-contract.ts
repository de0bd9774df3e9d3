import type { Page, PageRequest } from '#application/shared/page.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { ArtworkForm } from '#domain/catalogue/artwork-fields.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import type { WorkState } from '#domain/catalogue/publishing.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { ArtworkView } from './contract.ts'

export interface OwnArtworkView extends ArtworkView {
  readonly state: WorkState
  /** Why an admin has hidden it; null otherwise. */
  readonly hiddenBecause: string | null
  /** Pieces sold so far. */
  readonly sold: number
  /** How often shoppers have looked at it in the last two months, each once a day. */
  readonly views: number
  /** Grows with every change; a change names the one it was made from. */
  readonly version: number
  /** In the order they are shown. `ready` once all sizes are made. */
  readonly pictures: readonly {
    readonly id: string
    readonly imageUrl: string
    readonly width: number
    readonly height: number
    readonly alt: string
    readonly ready: boolean
  }[]
}

/** A work that was on show, as `publish` shows it again. */
export type WithdrawnWork = Pick<OwnArtworkView, 'id' | 'version'>

export const ownArtworkOrders = ['newest', 'title', 'price', 'stock'] as const

export interface OwnArtworkList extends PageRequest {
  readonly q?: string | undefined
  readonly state?: WorkState | undefined
  /** Only what shoppers can see: what is public or sold out, of an approved artist. */
  readonly shown?: boolean | undefined
  readonly sort?: (typeof ownArtworkOrders)[number] | undefined
}

/** One line of a bulk import, and what would become of it. */
export interface ImportLine {
  readonly line: number
  readonly title: string
  /** Null where the file tells none, or none that a work can have. */
  readonly price: Cents | null
  /** Null where it is none that a work can have. */
  readonly stock: number | null
  /** Both in the file's own words; '' where it has none. */
  readonly written: { readonly price: string; readonly stock: string }
  readonly imageUrls: readonly string[]
  /** '' where the file's words mean none of ours: its artist chooses. */
  readonly category: Category | ''
  readonly medium: string
  /** The currency that the file names for its price, ISO 4217; null where it names none. */
  readonly currency: string | null
  /** What the file says of it for which there is no place here. */
  readonly leftOut: readonly string[]
  /** What is wrong with it; it does not come in then. */
  readonly problems: readonly string[]
}

/** An artist's works, for whoever is signed in. @throws DomainError not-signed-in, or not-found for whoever is no artist */
export interface OwnArtworks {
  list(request: OwnArtworkList): Promise<Page<OwnArtworkView>>
  /** @throws DomainError not-found, also for others' works */
  artwork(id: string): Promise<OwnArtworkView>
  /** Begins a draft. */
  create(form: ArtworkForm): Promise<OwnArtworkView>
  /** @throws DomainError rule-broken (fields), conflict 'stale-version' */
  save(id: string, form: ArtworkForm, version: number): Promise<OwnArtworkView>
  /** Everything that shoppers need must be there, words for each picture too. @throws DomainError rule-broken (fields) */
  publish(id: string, version: number): Promise<OwnArtworkView>
  /** Back to a draft. */
  withdraw(id: string, version: number): Promise<OwnArtworkView>
  /** Makes drafts of all that are on show, sold out or not, at once. */
  withdrawAll(): Promise<readonly WithdrawnWork[]>
  duplicate(id: string): Promise<OwnArtworkView>
  remove(id: string): Promise<void>
  /** Takes a removal back. */
  putBack(id: string): Promise<OwnArtworkView>
  /**
   * Adds a picture at the end. `progress` is told the share sent, 0 to 1.
   * @throws DomainError rule-broken 'picture-…' with what is wrong with the file
   */
  addPicture(id: string, file: SentFile, progress?: (share: number) => void): Promise<OwnArtworkView>
  /**
   * Reads a shop's own export (see ShopExports); nothing comes in yet.
   * @param rate for prices in another currency, also of a file that names none @throws DomainError rule-broken (fields)
   */
  previewImport(csv: SentFile, rate?: PriceRate): Promise<readonly ImportLine[]>
  /** Takes the lines without problems in as drafts; the same file twice doubles nothing. */
  import(csv: SentFile, rate?: PriceRate): Promise<{ readonly came: number; readonly skipped: number }>
}
