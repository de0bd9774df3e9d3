import type { AdminSession, GivenUpJob, SystemView } from './system-contract.ts'

/** A session of an admin, with whose it is. */
export type AdminSessionRow = Omit<AdminSession, 'current'>

/** What the shop keeps tells of itself. */
export interface SystemReader {
  /** The database that it is kept in: its version, its size in bytes, and the migrations that it has seen. */
  database(): Promise<{
    readonly version: string
    readonly bytes: number
    readonly migrations: number
    readonly newestMigration: string
  }>
  /** The newest comparison of the books. */
  check(): Promise<SystemView['check']>
  /** How many mails have not left, up to 10,000 of a kind. */
  mails(): Promise<Omit<SystemView['mails'], 'leave'>>
  /** Sessions of admins that go on, whoever was seen last first. */
  sessions(now: Date): Promise<readonly AdminSessionRow[]>
}

/** Jobs that failed as often as they may. Those that come again by themselves are none of them. */
export interface GivenUpJobs {
  /** The newest first. */
  newest(limit: number): Promise<readonly GivenUpJob[]>
  /** Inside a unit of work: puts one off anew. @returns what it was; null where none of this id is given up */
  again(id: string): Promise<Pick<GivenUpJob, 'kind' | 'about'> | null>
}

/** The machine that this process runs on. */
export interface Machine {
  /** What it is called; in bytes its disk, and what pictures take of it; null for a bucket's. */
  disk(): Promise<Omit<SystemView['disk'], 'database'>>
  versions(): Promise<{ readonly shop: string; readonly node: string }>
}
