import { access, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { processLives } from './connecting.ts'

const name = '.s.PGSQL.'

/** Bytes of a folder's path with which a socket in it still has a path that every system takes. */
const longest = 85

/**
 * The folder in which a server listens beside its port: a statement costs less by a socket. Null where it cannot be one: on
 * Windows, and where its path is too long, or reads like several.
 */
export const socketFolder = (folder: string): string | null =>
  process.platform === 'win32' || Buffer.byteLength(folder) > longest || /[,"]/.test(folder) ? null : folder

/** Each server takes another port: the sockets of those that were killed would stay for ever. */
export async function clearSockets(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.startsWith(name) || !file.endsWith('.lock')) continue
    const pid = Number.parseInt(await readFile(join(folder, file), 'utf8').catch(() => ''), 10)
    if (pid > 0 && processLives(pid)) continue
    for (const each of [file, file.replace(/\.lock$/, '')]) await rm(join(folder, each), { force: true })
  }
}

/** The address of a server by its socket, where it has one: a server of another version may have none. */
export async function bySocket(url: string, folder: string): Promise<string> {
  const address = new URL(url)
  const found = await access(join(folder, name + address.port)).then(
    () => true,
    () => false,
  )
  if (found) address.searchParams.set('host', folder)
  return address.toString()
}
