/** A job that nobody tries any more. */
export interface GivenUpJob {
  readonly id: string
  /** Such as 'take-payment'. */
  readonly kind: string
  /** The number, reference or id of what it was for; empty where it names none. */
  readonly about: string
  /** ISO 8601, UTC: when it was given up. */
  readonly at: string
  /** How often it was tried. */
  readonly tries: number
  /** What kept it from being done, as the program says it. */
  readonly reason: string
}

/** A browser in which an admin is signed in. */
export interface AdminSession {
  readonly id: string
  readonly adminId: string
  readonly name: string
  /** What the browser calls itself. */
  readonly device: string
  /** Whether it is the one that asks. */
  readonly current: boolean
  /** ISO 8601, UTC. */
  readonly signedInAt: string
  readonly lastSeenAt: string
}

/** How the shop itself is, as whoever runs it wants to know. */
export interface SystemView {
  readonly versions: {
    readonly shop: string
    readonly node: string
    readonly database: string
    /** How many have run, and the name of the last. */
    readonly migrations: number
    readonly newestMigration: string
  }
  readonly mails: {
    /** Whether any leaves: whether a mail server is set. */
    readonly leave: boolean
    /** How many have not left, up to 10,000 each. */
    readonly waiting: number
    readonly kept: number
    readonly givenUp: number
  }
  /** Bytes; of the disk that the shop's folder stands on, on the machine that has answered. */
  readonly disk: {
    /** What that machine is called. */
    readonly machine: string
    readonly total: number
    readonly free: number
    readonly database: number
    /** Null where pictures are kept in a bucket. */
    readonly pictures: number | null
  }
  /** The newest comparison of orders, books and providers; null before the first. */
  readonly check: { readonly at: string; readonly differences: number } | null
  /** The newest first, `givenUpJobsLimit` at most. */
  readonly jobs: readonly GivenUpJob[]
  /** Whoever was seen last first. */
  readonly sessions: readonly AdminSession[]
}

/** Whoever has more of them looks for what they have in common. */
export const givenUpJobsLimit = 50

export interface System {
  state(): Promise<SystemView>
  /** Has a job tried once more from the beginning. @throws DomainError not-found 'job-not-found' */
  doAgain(jobId: string): Promise<void>
  /** Signs an admin out of a browser. @throws DomainError not-found 'session-not-found' */
  signOut(sessionId: string): Promise<void>
}
