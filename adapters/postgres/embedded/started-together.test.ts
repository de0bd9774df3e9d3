import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'

let folder: string
let begun: ChildProcess[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-together-'))
  begun = []
})
afterEach(async () => {
  for (const child of begun) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  // Whoever still runs there is taken over, and stopped.
  await (await startEmbeddedPostgres({ folder, forgetful: true })).stop()
  await rm(folder, { recursive: true, force: true })
})

/** Starts PostgreSQL over the folder at the word, and stops it at the next one. */
const program = `
  import { startEmbeddedPostgres } from ${JSON.stringify(new URL('../embedded-postgres.ts', import.meta.url).href)}
  process.once('message', async (folder) => {
    process.once('message', () => postgres.stop().then(() => process.disconnect()))
    const postgres = await startEmbeddedPostgres({ folder, forgetful: true })
    process.send({ server: await whichAnswers(postgres.url), adopted: postgres.adopted })
  })
  async function whichAnswers(url) {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows: [row] } = await client.query('select pg_postmaster_start_time()::text as begun')
    await client.end()
    return row.begun
  }
  process.send('ready')`

interface Said {
  /** Which server answers at its address. */
  readonly server: string
  readonly adopted: boolean
}

/** Has two processes of their own start at the same moment. */
async function startTogether(): Promise<readonly Said[]> {
  const children = [0, 1].map(() =>
    spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  )
  begun.push(...children)
  await Promise.all(children.map((child) => once(child, 'message')))
  return Promise.all(
    children.map(async (child) => {
      const ended = once(child, 'exit').then(() => {
        throw new Error('It ended instead of starting.')
      })
      const said = once(child, 'message')
      child.send(folder)
      const [message] = (await Promise.race([said, ended])) as [Said]
      return message
    }),
  )
}

async function stopAll(): Promise<void> {
  for (const child of begun.splice(0)) {
    const ended = once(child, 'exit')
    child.send('stop')
    await ended
  }
}

it('is one server for two processes that start over a folder at the same moment, the first time and each time after', async () => {
  for (const time of ['the first', 'the second']) {
    const said = await startTogether()
    expect(new Set(said.map(({ server }) => server)).size, `${time} time`).toBe(1)
    expect(said.filter(({ adopted }) => adopted).length, `${time} time`).toBe(1)
    await stopAll()
    expect((await readdir(folder)).filter((name) => name.includes('draft'))).toEqual([])
  }
})
