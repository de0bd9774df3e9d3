/** What a visitor's browser carries from request to request, and where it speaks from. */
export interface Visit {
  /** The session's secret, as the browser sent it; null without one. */
  readonly token: string | null
  /** Gives the browser another secret to carry, until it ends. */
  carry(token: string, until: Date): void
  drop(): void
  /** What this browser was given at earlier sign-ins, so that it is known again; null without one. */
  readonly devicePass: string | null
  keepDevicePass(pass: string, until: Date): void
  /** Scheme, host and port of our pages as the browser knows them, such as https://example.org. */
  readonly origin: string
  /** What the browser calls itself; empty where it says nothing. */
  readonly device: string
  /** The network address, for throttling alone; it is never kept with an account. */
  readonly address: string
}

/** Of somebody without a session, in whose name nothing changes. */
export const nobodysVisit: Visit = {
  token: null,
  carry: () => undefined,
  drop: () => undefined,
  devicePass: null,
  keepDevicePass: () => undefined,
  device: '',
  address: '',
  origin: '',
}
