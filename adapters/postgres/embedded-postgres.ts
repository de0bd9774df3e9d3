import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { clusterIn } from './embedded/cluster.ts'
import {
  createDatabase,
  freePort,
  processLives,
  stillRunning,
  untilAnswering,
} from './embedded/connecting.ts'
import { postgresPrograms } from './embedded/programs.ts'

/** Milliseconds. */
const beforeRestart = 500

interface Settings {
  /** Holds the cluster and its password. */
  readonly folder: string
  /** Faster and forgetful, for tests: a crash may lose everything. */
  readonly forgetful?: boolean
}

export interface EmbeddedPostgres {
  /** The address of the product's database. */
  readonly url: string
  /** It was running before: somebody else may be using it. */
  readonly adopted: boolean
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of our own in a folder, creating its cluster at the first start.
 * @throws Error with a sentence for people when it cannot run here
 */
export async function startEmbeddedPostgres({
  folder,
  forgetful = false,
}: Settings): Promise<EmbeddedPostgres> {
  await mkdir(folder, { recursive: true })
  const programs = await postgresPrograms(folder)
  await programs.own(folder)
  const { data, password } = await clusterIn(folder, programs, !forgetful)
  const urlAt = (port: number, database = 'postgres') =>
    `postgres://sanaa:${password}@127.0.0.1:${port}/${database}`

  const living = await stillRunning(data, urlAt)
  if (living) {
    await createDatabase(living.url)
    return {
      url: living.url.replace(/postgres$/, 'sanaa'),
      adopted: true,
      stop: async () => {
        process.kill(living.pid, 'SIGINT')
        while (processLives(living.pid)) await delay(20)
      },
    }
  }

  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    jit: 'off',
    max_connections: 120,
    shared_buffers: '256MB',
    random_page_cost: '1.1',
    ...(forgetful ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }
  const [program, args] = programs.command('postgres', [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  let log = ''
  // Detached: Ctrl-C in the terminal reaches us alone, and we stop the database after the last request.
  const launch = (): ChildProcess => {
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

  let server = launch()
  await untilAnswering(urlAt(port), server, () => log)
  await createDatabase(urlAt(port))

  let stopping = false
  // Whatever ended it (out of memory, an administrator), the product comes back by itself.
  const watch = (): void => {
    server.once('exit', () => {
      if (stopping) return
      setTimeout(() => {
        if (stopping) return
        server = launch()
        watch()
      }, beforeRestart).unref()
    })
  }
  watch()

  return {
    url: urlAt(port, 'sanaa'),
    adopted: false,
    stop: async () => {
      stopping = true
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
      server.kill('SIGINT')
      await ended
    },
  }
}
