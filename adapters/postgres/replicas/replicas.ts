import { setTimeout as delay } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { Unavailable } from '#application/shared/unavailable.ts'
import { askedTogether } from '../asked-together.ts'
import { Database } from '../database.ts'
import { wasGivenUp } from '../given-up.ts'
import { createOrm } from '../orm.ts'
import { isLoneRead, type RunStatement, type Statement, statementsOf } from '../statements.ts'
import { aheadOf, type Past, standingOf, type Written } from './standing.ts'

/** Milliseconds for which a replica that failed is left alone. */
const usualRest = 5_000

/** A replica is some milliseconds behind: so often, and with such pauses, it is asked whether it has come so far. */
const looks = 5
const betweenLooks = 5

/** Milliseconds for which a replica is believed to have the primary's past once it was seen to. */
const betweenConfirmations = 1_000

export interface ReplicaOptions {
  readonly poolSize: number
  /** Milliseconds. */
  readonly statementTimeout: number
  readonly rest?: number
  /** Hears, once, why a replica is not asked any more; by its host, or its socket's folder, and port. */
  readonly onTrouble: (replica: string, error: Error) => void
  /** Hears that it is asked again. */
  readonly onBack: (replica: string) => void
  /**
   * Hears, once of each, that a replica or the primary does not say which cluster it is: a replica of another one is not told from
   * the primary's own; nor surely is one from before a restore, unless its user may watch PostgreSQL.
   */
  readonly onUnsure: (replica: string) => void
}

/** Databases that follow the primary. */
export interface Replicas {
  /** Runs at one of them what only reads, as long as it knows all that was written before; everything else where it ran. */
  readsOf(primary: MikroORM): RunStatement
  close(): Promise<void>
}

interface Replica {
  readonly name: string
  readonly orm: MikroORM
  readonly run: RunStatement
  readonly db: Database
  readonly past: () => Promise<Past | null>
  /** Until when it is left alone, by the process's clock. */
  restsUntil: number
  isInTrouble: boolean
  isUnsure: boolean
  /** The primary's past that it was seen to have, and until when that is believed. */
  follows: Past | null
  followsUntil: number
}

/** By nothing that is anybody's secret. */
function nameOf(url: string): string {
  const { host, port, searchParams } = new URL(url)
  const socket = searchParams.get('host')
  return socket === null ? host : [socket, port].filter(Boolean).join(':')
}

/** It is there, and what it knows has another past, or no future: not a word of it can be believed. */
class Astray extends Error {}

/** Of what is told to nobody, nothing can be said. */
const areUnlike = <Told>(one: Told | null, other: Told | null): boolean =>
  one !== null && other !== null && one !== other

const hasSamePast = (one: Past, other: Past): boolean =>
  one.cluster === other.cluster && one.timeline === other.timeline

/**
 * Makes sure that a replica knows the past that the primary has: what it has come to says nothing where the primary was brought
 * back to an earlier moment, or made anew. Asked once in a while, and whenever the primary's is another. One whose data folder
 * was put back and started without a recovery begins no timeline, and cannot be told from what it was. What either does not tell
 * is not compared: the two may be asked by different users.
 * @param onUnsure hears where one of them does not tell its cluster
 */
async function refuseAstray(replica: Replica, ours: Past, onUnsure: () => void): Promise<void> {
  const { follows } = replica
  if (follows && hasSamePast(follows, ours) && performance.now() < replica.followsUntil) return
  const theirs = await replica.past()
  if (theirs === null) throw new Astray('It follows no other server, or receives nothing from it.')
  if (areUnlike(theirs.cluster, ours.cluster))
    throw new Astray('It is a copy of another cluster than the primary: make it anew.')
  if (areUnlike(theirs.timeline, ours.timeline))
    throw new Astray(
      `It is on timeline ${theirs.timeline}, the primary on ${ours.timeline}: make it anew, unless a server was just promoted.`,
    )
  if (theirs.cluster === null || ours.cluster === null) onUnsure()
  replica.follows = ours
  replica.followsUntil = performance.now() + betweenConfirmations
}

/** In a statement of its own, before what is read: within one, what it sees is older than what this says. */
async function hasCome({ db }: Replica, position: string): Promise<boolean> {
  for (let look = 1; ; look++) {
    if ((await aheadOf(db, position)) >= 0) return true
    if (look === looks) return false
    await delay(betweenLooks)
  }
}

/**
 * Opens what DATABASE_REPLICA_URLS names. Whoever reads there sees whatever was acknowledged to anybody before they asked: the
 * primary says how far it has written, and a replica that is not there yet, that is known to have another past, or that fails, is
 * passed over for the primary.
 */
export function openReplicas(urls: readonly string[], options: ReplicaOptions): Replicas {
  const { poolSize, statementTimeout, rest = usualRest, onTrouble, onBack, onUnsure } = options
  const replicas = urls.map((url): Replica => {
    const orm = createOrm(url, { poolSize, statementTimeout })
    const db = new Database(orm)
    return {
      name: nameOf(url),
      orm,
      run: statementsOf(orm),
      db,
      past: standingOf(db).past,
      restsUntil: 0,
      isInTrouble: false,
      isUnsure: false,
      follows: null,
      followsUntil: 0,
    }
  })
  let turn = 0

  function next(): Replica | undefined {
    const now = performance.now()
    const there = replicas.filter(({ restsUntil }) => restsUntil <= now)
    turn += 1
    return there[turn % there.length]
  }

  function passOver(replica: Replica, error: Error): void {
    replica.restsUntil = performance.now() + rest
    replica.follows = null
    if (!replica.isInTrouble) onTrouble(replica.name, error)
    replica.isInTrouble = true
  }

  function noteUnsure(replica: Replica): void {
    if (!replica.isUnsure) onUnsure(replica.name)
    replica.isUnsure = true
  }

  function noteAnswer(replica: Replica): void {
    // It was asked before another answer failed.
    if (performance.now() < replica.restsUntil) return
    if (replica.isInTrouble) onBack(replica.name)
    replica.isInTrouble = false
  }

  return {
    readsOf(primary) {
      const atPrimary = statementsOf(primary)
      const standing = standingOf(new Database(primary))
      const written = askedTogether<null, Written>(async (all) => {
        const now = await standing.written()
        return all.map(() => now)
      })

      async function atReplica(replica: Replica, statement: Statement) {
        const ours = await written(null)
        try {
          await refuseAstray(replica, ours, () => noteUnsure(replica))
          if (!(await hasCome(replica, ours.position))) return null
          const answer = await replica.run(statement)
          noteAnswer(replica)
          return answer
        } catch (error) {
          if (wasGivenUp(error)) return null
          if (!(error instanceof Unavailable || error instanceof Astray)) throw error
          passOver(replica, error)
          return null
        }
      }

      return async (statement) => {
        const replica = isLoneRead(statement) ? next() : undefined
        return (replica && (await atReplica(replica, statement))) ?? atPrimary(statement)
      }
    },
    async close() {
      await Promise.all(replicas.map(({ orm }) => orm.close(true)))
    },
  }
}
