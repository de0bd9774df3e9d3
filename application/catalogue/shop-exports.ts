import type { SentFile } from '#application/shared/sent-file.ts'
import { type ArtworkForm, artworkFields } from '#domain/catalogue/artwork-fields.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import { byField } from '#domain/shared/fields.ts'

/** A work as a shop's own export tells of it. */
export interface ImportableWork {
  /** On which it begins; the header is line 1. */
  readonly line: number
  /** What the shop calls it; the same is the same work. */
  readonly sourceId: string
  readonly form: Omit<ArtworkForm, 'pictures'>
  /** Its price and its stock in the file's own words, cut where they are long; '' where it has none. */
  readonly written: { readonly price: string; readonly stock: string }
  /** At https addresses, in their order. */
  readonly pictures: readonly { readonly url: string; readonly alt: string }[]
  /** The currency that the file names for its price, ISO 4217; null where it names none. */
  readonly currency: string | null
  /** What the file says of it beside that, for which there is no place here: its columns. */
  readonly leftOut: readonly string[]
  /** What is wrong with it, in words for people; it does not come in then. */
  readonly problems: readonly string[]
}

/** What a plain table calls each field of a work. */
export const plainColumns = byField(artworkFields, (name) => name.replace(/Cm$/, ''))

/** Reads what other shops export. */
export interface ShopExports {
  /**
   * The products of Shopify's or WooCommerce's product CSV, Etsy's listings, or the lines of a plain CSV with a header:
   * the columns of `plainColumns`, currency, image, alt and sku.
   * @param rate for prices in another currency, also of a file that names none
   * @throws DomainError rule-broken 'import-…' for a file that is neither, too large, or holds nothing
   */
  read(file: SentFile, rate?: PriceRate | null): Promise<readonly ImportableWork[]>
}
