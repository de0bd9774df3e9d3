import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, chmod, link, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { processLives } from './connecting.ts'
import type { Programs } from './programs.ts'

const run = promisify(execFile)

/** Where a server keeps its data, and the password of its only user. */
export interface Cluster {
  readonly data: string
  readonly password: string
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

function explained(error: unknown): Error {
  const text = String(error)
  if (/No space left|ENOSPC/.test(text))
    return new Error('The disk is full. Make room (about 1 GB) and try again.')
  return new Error(`PostgreSQL could not set up its data: ${text}`, { cause: error })
}

/** PostgreSQL reads only what belongs to whoever it runs as; a folder that was copied may belong to somebody else. */
async function refuseForeign(data: string, { owner }: Programs): Promise<void> {
  const runsAs = owner.uid ?? process.getuid?.()
  const { uid } = await stat(data)
  if (runsAs === undefined || uid === runsAs) return
  throw new Error(
    `${data} belongs to the user ${uid}, but the database runs as the user ${runsAs} and must own its files. ` +
      `Copy the folder with its owners (cp -a), or give it to that user: chown -R ${runsAs} ${data}`,
  )
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

const drafts = /^(?:cluster|password)\.draft-(\d+)$/

/** Takes away what those have left who were killed while they created a cluster; others may be at it. */
async function clearDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = drafts.exec(name)?.[1]
    if (pid !== undefined && (Number(pid) === process.pid || !processLives(Number(pid))))
      await rm(join(folder, name), { recursive: true })
  }
}

/** One password for all who create a cluster at the same moment: whichever of theirs stays, it is let in by it. */
async function passwordIn(folder: string, programs: Programs): Promise<string> {
  const file = join(folder, 'password')
  const draft = join(folder, `password.draft-${process.pid}`)
  await writeFile(draft, randomBytes(24).toString('hex'))
  await chmod(draft, 0o600)
  await programs.own(draft)
  await link(draft, file).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
  await rm(draft)
  return file
}

/** The cluster in a folder, created where there is none; one that was interrupted while being created is no cluster. */
export async function clusterIn(folder: string, programs: Programs, durable: boolean): Promise<Cluster> {
  const data = join(folder, 'cluster')
  if (!(await exists(data))) {
    await clearDrafts(folder)
    const passwordFile = await passwordIn(folder, programs)
    const draft = join(folder, `cluster.draft-${process.pid}`)
    const options = [
      `--pgdata=${draft}`,
      '--username=sanaa',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]
    const [program, args] = programs.command('initdb', options)
    await run(program, args, { ...programs.owner, cwd: folder }).catch((error: unknown) => {
      throw explained(error)
    })
    await rename(draft, data).catch(async (error: unknown) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
      // Another process was quicker.
      await rm(draft, { recursive: true })
    })
  } else await refuseForeign(data, programs)
  return { data, password: (await readFile(join(folder, 'password'), 'utf8')).trim() }
}
