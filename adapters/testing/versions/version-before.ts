import { execFile, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Opened, Said } from './version-process.ts'

/** What is remembered of the last release, beside its features. */
interface Released {
  /** Its sources, in the history of this repository. */
  readonly commit: string
  /** The newest of its migrations. */
  readonly migration: string
}

/** What `npm run features:release` has noted: from there on two versions serve beside each other while one takes the other's place. */
export const released = JSON.parse(readFileSync('features/last-release.json', 'utf8')) as Released

/** Whether the history here knows the last release: a clone may be shallow, and an archive has none. */
export const isInHistory = (): Promise<boolean> =>
  promisify(execFile)('git', ['cat-file', '-e', `${released.commit}^{commit}`]).then(
    () => true,
    () => false,
  )

/** All that serves, without what it shows: the pictures of the demo are most of a version. */
const parts = ['adapters', 'application', 'domain', 'package.json', ':(exclude)adapters/demo/pictures']

/** Lays the last release's sources into a folder. */
async function layOut(folder: string): Promise<void> {
  const git = spawn('git', ['archive', released.commit, ...parts], { stdio: ['ignore', 'pipe', 'inherit'] })
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: [git.stdout, 'inherit', 'inherit'] })
  const codes = await Promise.all([once(git, 'exit'), once(tar, 'exit')])
  if (codes.some(([code]) => code !== 0)) throw new Error(`There is no laying out ${released.commit}.`)
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  // What is asked of that version is asked as this one does.
  await mkdir(join(folder, 'adapters/testing/versions'), { recursive: true })
  const asking = 'adapters/testing/versions/version-process.ts'
  await copyFile(asking, join(folder, asking))
}

/** The last release, as it serves. */
export interface VersionBefore extends Opened {
  /** What went wrong there though nobody foresaw it, until now. */
  readonly unforeseen: readonly string[]
  close(): Promise<void>
}

async function openIn(folder: string, databaseUrl: string, stock: number): Promise<VersionBefore> {
  await layOut(folder)
  const child = fork('adapters/testing/versions/version-process.ts', [databaseUrl, String(stock)], {
    cwd: folder,
    execArgv: [],
    // In another folder each time: what is compiled serves nobody again.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  })
  const unforeseen: string[] = []
  const opened = await new Promise<Opened>((done, fail) => {
    child.on('message', (said: Said) => {
      if ('opened' in said) done(said.opened)
      else unforeseen.push(said.unforeseen)
    })
    child.once('exit', () => fail(new Error('The version before ended instead of opening.')))
  })
  return {
    ...opened,
    unforeseen,
    async close() {
      if (child.connected) child.disconnect()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

/**
 * Starts the last release, out of this repository's history and with the packages of today, over an empty database.
 * @param stock how many pieces it lays down of the work that is sold
 */
export async function versionBefore(databaseUrl: string, stock: number): Promise<VersionBefore> {
  const folder = await mkdtemp(join(tmpdir(), 'sanaa-version-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const opened = await openIn(folder, databaseUrl, stock)
    return { ...opened, close: () => opened.close().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
