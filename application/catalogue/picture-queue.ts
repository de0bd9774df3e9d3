import type { StoredImage } from '#application/shared/image-store.ts'

/** A picture that is to be drawn: of an artwork, or of an artist's face. */
export interface WaitingPicture {
  readonly kind: 'artwork' | 'portrait'
  /** The id of the artwork's image, or of the artist. */
  readonly id: string
  /** What the catalogue's source calls the picture of an artwork, or the artist. */
  readonly source: string
}

/** Pictures of the demo catalogue that are not drawn yet. */
export interface PictureQueue {
  /**
   * All that wait: first of these works and artists, in their order, one picture each; then faces, the newest works, and
   * their further views.
   */
  waiting(first: readonly string[]): Promise<readonly WaitingPicture[]>
  /** Shows the picture from now on. */
  ready(picture: WaitingPicture, stored: StoredImage): Promise<void>
}
