/** A work as lists for search engines name it. */
export interface IndexedArtwork {
  readonly id: string
  readonly title: string
  /** The address of its first picture as in ImageView; null while it has none. */
  readonly imageUrl: string | null
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

export interface IndexedArtist {
  readonly id: string
  readonly name: string
}

/** A list that is far too long for one answer, in the order in which it grew: what is behind a place stays there. */
export interface LongList<Item> {
  /** The ids that the parts begin with, when every part but the last holds `size` items. */
  parts(size: number): Promise<readonly string[]>
  /** Up to `limit` items from the one with this id on; none where it is not in the list. */
  from(id: string, limit: number): Promise<readonly Item[]>
  /** Up to `limit` items behind the one with this id, also where that one has just left the list. */
  behind(id: string, limit: number): Promise<readonly Item[]>
}

/** Everything public, named once. */
export interface SiteIndex {
  readonly artworks: LongList<IndexedArtwork>
  readonly artists: LongList<IndexedArtist>
}
