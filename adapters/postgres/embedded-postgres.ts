import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { clusterIn } from './embedded/cluster.ts'
import {
  createDatabase,
  freePort,
  serverIn,
  stillRunning,
  untilAnswering,
  untilRunning,
} from './embedded/connecting.ts'
import { postgresPrograms } from './embedded/programs.ts'
import { adoptedServer, ownServer, type RunningServer } from './embedded/running-server.ts'
import { bySocket, clearSockets, socketFolder } from './embedded/sockets.ts'

/** Milliseconds. */
const beforeRestart = 500

/** A free port may be somebody else's before the server listens at it: as many are tried. */
const portsTried = 5
const isTaken = (log: string): boolean => /address already in use/i.test(log)

/** A server that another process has begun at the same moment holds the cluster, or is just about to say so in its lock file. */
const isHeld = (log: string): boolean => /lock file "postmaster\.pid" (?:already exists|is empty)/.test(log)

interface Settings {
  /** Holds the cluster and its password. */
  readonly folder: string
  /** Faster and forgetful, for tests: a crash may lose everything. */
  readonly forgetful?: boolean
  /** Finds a port that nobody uses. */
  readonly choosePort?: () => Promise<number>
  /** Hears that it has ended though nobody stopped it; it is started again. @param said the end of what it said */
  readonly onEnd?: (said: string) => void
}

export interface EmbeddedPostgres {
  /** The address of the product's database. */
  readonly url: string
  /** It is not ours, as far as it runs now: somebody else may be using it. */
  readonly adopted: boolean
  stop(): Promise<void>
}

/** Nothing is kept for good, and what is deleted leaves no room for others: rows stay in the order in which they came. */
const settingsOfTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/**
 * Starts a PostgreSQL of our own in a folder, creating its cluster at the first start.
 * @throws Error with a sentence for people when it cannot run here
 */
export async function startEmbeddedPostgres({
  folder,
  forgetful = false,
  choosePort = freePort,
  onEnd,
}: Settings): Promise<EmbeddedPostgres> {
  await mkdir(folder, { recursive: true })
  const programs = await postgresPrograms(folder)
  await programs.own(folder)
  const { data, password } = await clusterIn(folder, programs, !forgetful)
  const urlAt = (port: number, database = 'postgres') =>
    `postgres://sanaa:${password}@127.0.0.1:${port}/${database}`

  const living = await stillRunning(data, urlAt)
  const sockets = socketFolder(resolve(folder))
  if (!living) await clearSockets(folder)
  // Where one was killed, a shop that goes on knows its address, and brings it back there.
  let port = living?.port ?? ((await serverIn(data)).port || (await choosePort()))
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets ?? '',
    jit: 'off',
    max_connections: 160,
    shared_buffers: '256MB',
    random_page_cost: '1.1',
    ...(forgetful ? settingsOfTests : {}),
  }
  let log = ''
  // Detached: Ctrl-C in the terminal reaches us alone, and we stop the database after the last request.
  const launch = (): ChildProcess => {
    const [program, args] = programs.command('postgres', [
      '-D',
      data,
      ...Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ])
    const server = spawn(program, args, {
      ...programs.owner,
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server.stderr.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-4000)
    })
    server.on('error', (error) => {
      log += String(error)
    })
    return server
  }

  async function first(triesLeft: number): Promise<RunningServer> {
    if (living) return adoptedServer(data, living.pid)
    const child = launch()
    const server = ownServer(child)
    try {
      await untilAnswering(urlAt(port), child, () => log)
      // Who answers there may be the server of a process that has begun at the same moment; ours ends, then.
      const { pid } = await serverIn(data)
      return pid === child.pid ? server : adoptedServer(data, pid)
    } catch (error) {
      const other = isHeld(log) ? await untilRunning(data, urlAt) : null
      if (other) {
        port = other.port
        return adoptedServer(data, other.pid)
      }
      if (triesLeft === 0 || !isTaken(log)) throw error
      log = ''
      port = await choosePort()
      return first(triesLeft - 1)
    }
  }

  let stopping = false
  let running = await first(portsTried - 1)
  await createDatabase(urlAt(port))

  // Whatever ended it (out of memory, an administrator, the import that had started it), it comes back by itself.
  const follow = (): void => {
    void running.ended.then(() => {
      if (stopping) return
      onEnd?.(log)
      setTimeout(() => void bringBack(), beforeRestart).unref()
    })
  }
  async function bringBack(): Promise<void> {
    // Another process of ours may have been quicker.
    const other = await stillRunning(data, urlAt)
    if (stopping) return
    running = other ? adoptedServer(data, other.pid) : ownServer(launch())
    follow()
  }
  follow()

  const url = urlAt(port, 'sanaa')
  return {
    url: sockets === null ? url : await bySocket(url, sockets),
    get adopted() {
      return !running.own
    },
    stop: async () => {
      stopping = true
      await running.stop()
    },
  }
}
