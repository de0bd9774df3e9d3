import type { Colour } from '#domain/catalogue/colour.ts'
import type { Orientation } from '#domain/catalogue/orientation.ts'

/** How a work looks and how large it is; what is left out is wanted in any way. Centimetres. */
export interface Looks {
  readonly medium?: string
  readonly orientation?: Orientation
  readonly colour?: Colour
  readonly width?: number
  readonly height?: number
  /** When it was made. */
  readonly year?: number
}

/** Someone who looks around on the first page. */
export interface HomeVisitor {
  openHome(): Promise<void>
  /** Narrows what is trending, by the words of the dropdowns. */
  narrow(words: { readonly category?: string; readonly price?: string }): Promise<void>
  loadMore(): Promise<void>
  trending(): Promise<{ readonly titles: readonly string[]; readonly hasMore: boolean }>
  /** Looks at a work, as somebody else or on another day would count anew. */
  lookAt(title: string): Promise<void>
}

/** What people have done with works before a scenario begins, and what is made of it. */
export interface TrendingStage {
  viewed(title: string, visitors: number, daysAgo: number): Promise<void>
  loved(title: string, people: number, daysAgo: number): Promise<void>
  bought(title: string, pieces: number, daysAgo: number): Promise<void>
  /** Makes a work older than it is. */
  age(title: string, days: number): Promise<void>
  look(title: string, looks: Looks): Promise<void>
  /** Takes a work's pictures away. */
  hidePicture(title: string): Promise<void>
  settle(): Promise<void>
}
