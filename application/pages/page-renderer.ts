import type { ServicesFor } from './page-services.ts'

/** The part of the build's manifest that pages need; keys are source files, values are built ones. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly imports?: readonly string[]
      readonly assets?: readonly string[]
    }
  >
>

/** A rule of style by itself. */
export interface StyleRule {
  /** What stands around it, from the outside in, such as '@media print'. */
  readonly around: readonly string[]
  readonly text: string
  /** The classes of each of its selectors; none where it holds for whatever is there. */
  readonly classes: readonly (readonly string[])[]
}

/** Where the browser finds what the build made. */
export interface PageAssets {
  /** The client build's manifest; null in development, where the sources themselves are served. */
  readonly manifest: Manifest | null
  /** All rules of style in their order: those that a page needs stand in it, so that the first sight waits for no file. */
  readonly styleRules?: readonly StyleRule[]
  /** What stands at the head of a page in development: the reloading client. */
  readonly headInDevelopment?: string
}

export interface RendererOptions {
  /** Scheme and host under which people know this site; taken from the request unless given. */
  readonly publicUrl?: string | undefined
  /** Notes an error nobody expected, and says which status its page has. */
  readonly onError: (error: unknown) => number
  /** The bytes of a text that comes in pieces, none of which begins within a sign. */
  readonly bytesOf: (pieces: readonly string[]) => Uint8Array
}

/** A page as it is answered: HTML, or a redirect without a body. */
export interface RenderedPage {
  readonly status: number
  /** By their names. */
  readonly headers: Readonly<Record<string, string>>
  /**
   * Bytes rather than text: while many pages are made at once, what waits for them grows old, and V8 keeps a text that it points to
   * until it has looked through everything. That was half of all rubbish.
   */
  readonly body: Uint8Array
  /** The sheets of style that stand in it. */
  readonly sheets?: readonly string[]
  /** The pattern of the address that it was made for: '/artwork/:id'. */
  readonly route?: string
}

/** What the web's entry on the server gives to whoever serves it; `Render` makes one page. */
export interface PageEntry<Render> {
  createRenderer(servicesFor: ServicesFor, assets: PageAssets, options: RendererOptions): Render
}
