/** What has just happened, for whom it concerns. */
export type Happening =
  /** Not paid yet: it waits for a transfer or a phone. */
  | { readonly kind: 'order-placed'; readonly number: string }
  | { readonly kind: 'order-paid'; readonly number: string }
  | { readonly kind: 'order-withdrawn'; readonly number: string }
  /** About a work of the order that has arrived damaged. */
  | { readonly kind: 'claim-said'; readonly number: string; readonly by: 'buyer' | 'artist' | 'admin' }
  | { readonly kind: 'artist-waits'; readonly artistId: string; readonly name: string }
  | { readonly kind: 'application-decided'; readonly approved: boolean }
  | { readonly kind: 'artwork-sold-out'; readonly artworkId: string; readonly title: string }
  | { readonly kind: 'message-arrived'; readonly subject: string }
