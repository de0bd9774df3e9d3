import type { ImageView } from '#application/catalogue/contract.ts'
import { brand } from '#domain/shared/brand.ts'

/** What a page tells search engines, link previews and the browser's tab. */
export interface PageMeta {
  /** Without the brand's name, which follows it. */
  readonly title: string
  readonly description: string
  /** Path and query of the one address that this page is known by; absent: not for search engines. */
  readonly canonical?: string
  readonly image?: ImageView | undefined
  /** What the page is about, in the words of Open Graph; 'website' unless told. */
  readonly kind?: 'website' | 'product' | 'profile' | 'article'
  /** The page's largest picture and how wide it is shown, fetched before anything else. */
  readonly firstPicture?: { readonly image: ImageView; readonly sizes: string } | undefined
  /** Structured data (schema.org), thing by thing. */
  readonly structured?: readonly object[]
}

/** What a route knows of its page besides the screen. */
export interface PageHandle {
  /** `url` begins with the scheme and host that people know. */
  readonly meta: (data: unknown, url: URL) => PageMeta
  /** Whether `meta` tells what the loader has brought; where loading failed there is nothing to tell. */
  readonly readsData: boolean
  /** The screen's source file: the build knows by it which script and style the page needs. */
  readonly screen: string
  /** Further source files that the screen asks for at once: known before it is there, they come together with it. */
  readonly alongside: readonly string[]
}

/** A route's handle; `Data` is what its loader returns. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- callers name what their loader returns
export const page = <Data>(
  screen: string,
  meta: (data: Data, url: URL) => PageMeta,
  alongside: readonly string[] = [],
): PageHandle => ({
  screen,
  alongside,
  meta: (data, url) => meta(data as Data, url),
  readsData: meta.length > 0,
})

export const documentTitle = ({ title }: PageMeta): string =>
  title === brand.name ? title : `${title} — ${brand.name}`
