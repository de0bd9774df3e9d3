/** The gallery cannot answer just now: its database is away, or the network between us is. Trying again may help. */
export class Unavailable extends Error {
  constructor(
    message = 'The gallery did not answer. Please try again.',
    options?: { readonly cause: unknown },
  ) {
    super(message, options)
    this.name = 'Unavailable'
  }
}
