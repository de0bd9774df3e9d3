export const overviewPath = '/dashboard'
export const artworksPath = '/dashboard/artworks'
export const newArtworkPath = '/dashboard/artworks/new'
export const importPath = '/dashboard/artworks/import'
export const ordersPath = '/dashboard/orders'
export const earningsPath = '/dashboard/earnings'
export const messagesPath = '/dashboard/messages'
export const profilePath = '/dashboard/profile'
export const becomeArtistPath = '/dashboard/become-an-artist'

/** Where one of one's own works is changed. */
export const editHref = (id: string): string => `${artworksPath}/${encodeURIComponent(id)}`

/** Where it is looked at as shoppers will see it. */
export const previewHref = (id: string): string => `${editHref(id)}/preview`

/** Where a part of an order is packed and sent. */
export const parcelHref = (number: string): string => `${ordersPath}/${encodeURIComponent(number)}`
