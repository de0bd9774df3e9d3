import { DomainError } from '#domain/shared/domain-error.ts'
import { formatCount } from '#domain/shared/format-count.ts'

/** Works that an account can mark, also those that are not on show now. */
export const mostFavourites = 1_000

/** An account has marked as many works as it can. */
export const tooManyFavourites = () =>
  new DomainError(
    'rule-broken',
    'too-many-favourites',
    `You have marked ${formatCount(mostFavourites)} works, which is the most. Take one mark away to make another.`,
  )

/** What someone has marked, works or artists, by id, in the order it was marked. */
export type Favourites = readonly string[]

/** Marks it; what is already marked keeps its place. */
export const addFavourite = (favourites: Favourites, artworkId: string): Favourites =>
  favourites.includes(artworkId) ? favourites : [...favourites, artworkId]

/** Takes a mark away; nothing changes where there was none. */
export const removeFavourite = (favourites: Favourites, artworkId: string): Favourites =>
  favourites.filter((id) => id !== artworkId)

/** What an account has after signing in: its own favourites, then those of the browser. */
export const mergeFavourites = (account: Favourites, browser: Favourites): Favourites =>
  browser.reduce(addFavourite, account)
