/** The page of a work. */
export const artworkHref = (id: string): string => `/artwork/${encodeURIComponent(id)}`

/** The page of an artist, with the name for people to read and the id to find the artist by. */
export const artistHref = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  `/artists/details?${new URLSearchParams({ name, id }).toString()}`
