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

/** Recognised by name: the web's build for the server carries a class of its own. */
export const isUnavailable = (error: unknown): error is Unavailable =>
  error instanceof Error && error.name === 'Unavailable'
