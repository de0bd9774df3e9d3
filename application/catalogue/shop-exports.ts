import type { SentFile } from '#application/shared/sent-file.ts'
import type { ArtworkForm } from './own-artworks-contract.ts'

/** A work as a shop's own export tells of it. */
export interface ImportableWork {
  /** On which it begins; the header is line 1. */
  readonly line: number
  /** What the shop calls it; the same is the same work. */
  readonly sourceId: string
  readonly form: Omit<ArtworkForm, 'pictures'>
  /** At https addresses, in their order. */
  readonly pictures: readonly { readonly url: string; readonly alt: string }[]
  /** What is wrong with it, in words for people; it does not come in then. */
  readonly problems: readonly string[]
}

/** Reads what other shops export. */
export interface ShopExports {
  /**
   * The products of the Shopify product CSV, or the lines of a plain CSV with a header (title, description, category,
   * medium, year, widthCm, heightCm, depthCm, price, stock, unique, imageUrl, alt, sku).
   * @throws DomainError rule-broken 'import-…' for a file that is neither, too large, or holds nothing
   */
  read(file: SentFile): Promise<readonly ImportableWork[]>
}
