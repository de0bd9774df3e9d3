import { execFile } from 'node:child_process'
import { appendFile, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../embedded/connecting.ts'
import { postgresPrograms } from '../embedded/programs.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts'

const run = promisify(execFile)

/** What a copy must not bring along: it belongs to the server that was copied. */
const ofItsOwn = ['postmaster.pid', 'postmaster.opts']
const emptied = ['pg_wal', 'pg_replslot', 'pg_notify']

/** A PostgreSQL that follows another, and can be read. */
export interface Standby extends EmbeddedPostgres {
  /** Lets it go on after it was stopped, at the same address. */
  start(): Promise<void>
}

/** The programs that come along have none that copies a server which runs: this does what that would do. */
async function copyRunning(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', true)`)
    // Files may go while they are copied: what came of them stands in the write-ahead log.
    await run('cp', ['-a', from, to]).catch(() => undefined)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    for (const file of ofItsOwn) await rm(join(to, file), { force: true })
    for (const folder of emptied)
      for (const file of await readdir(join(to, folder)))
        await rm(join(to, folder, file), { recursive: true, force: true })
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
}

/**
 * Makes a standby of an embedded PostgreSQL that runs, and starts it.
 * @param primary its address, and the folder that holds its cluster
 * @param folder is not there yet
 */
export async function startStandby(
  primary: { readonly url: string; readonly folder: string },
  folder: string,
): Promise<Standby> {
  const { port, username, password } = new URL(primary.url)
  await mkdir(folder, { recursive: true })
  const data = join(folder, 'cluster')
  await copyRunning(primary.url, join(primary.folder, 'cluster'), data)
  await copyFile(join(primary.folder, 'password'), join(folder, 'password'))
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
  )
  await writeFile(join(data, 'standby.signal'), '')
  const programs = await postgresPrograms(folder)
  for (const file of ['backup_label', 'standby.signal', 'postgresql.auto.conf'])
    await programs.own(join(data, file))

  const own = await freePort()
  const start = () => startEmbeddedPostgres({ folder, forgetful: true, choosePort: async () => own })
  let running = await start()
  return {
    get url() {
      return running.url
    },
    get adopted() {
      return running.adopted
    },
    async start() {
      running = await start()
    },
    stop: () => running.stop(),
  }
}
