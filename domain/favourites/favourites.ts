/** The works someone has marked, by id, in the order they were marked. */
export type Favourites = readonly string[]

/** Marks a work; one already marked keeps its place. */
export const addFavourite = (favourites: Favourites, artworkId: string): Favourites =>
  favourites.includes(artworkId) ? favourites : [...favourites, artworkId]

/** Takes a mark away; nothing changes where there was none. */
export const removeFavourite = (favourites: Favourites, artworkId: string): Favourites =>
  favourites.filter((id) => id !== artworkId)

/** What an account has after signing in: its own favourites, then those of the browser. */
export const mergeFavourites = (account: Favourites, browser: Favourites): Favourites =>
  browser.reduce(addFavourite, account)
