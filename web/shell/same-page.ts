/** Goes as a state with the address that the page at hand has from now on: whoever types or reads there is left alone. */
export const samePage = { isSamePage: true } as const
