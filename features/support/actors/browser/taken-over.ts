/** Runs in the page: React marks the elements of the server's HTML that it has taken over. */
export const isTakenOver = (): boolean =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))
