/** Milliseconds: a moment that is further away is told with its day, one that is nearer by its hour alone. */
export const nearBy = 72e6
