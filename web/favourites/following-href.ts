/** Whom somebody signed in follows. */
export const followingHref = '/profile/following'
