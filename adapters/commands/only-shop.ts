import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { link, rename, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { socketFolder } from '#adapters/postgres/embedded/sockets.ts'
import { ConfigurationError } from './environment/environment.ts'

/** Whether somebody listens there: a socket whose process was killed stays behind, and answers nobody. */
const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    const end = (found: boolean) => {
      socket.destroy()
      resolve(found)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })

/** Gives what listens another name, unless something is called so. */
const named = (path: string, name: string): Promise<boolean> =>
  link(path, name).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

/** Whether somebody holds a socket; one that was left behind is taken away. */
async function isHeld(path: string): Promise<boolean> {
  if (await answers(path)) return true
  const aside = `${path}.aside-${process.pid}`
  try {
    await rename(path, aside)
  } catch (error) {
    // Another has taken it away.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  // And another may hold it since it was looked at.
  const isOthers = (await answers(aside)) && (await named(aside, path))
  await rm(aside)
  return isOthers
}

/**
 * Sees to it that one shop alone serves from a data folder: two would stop each other's database. It is told by a socket in the
 * folder that is listened at for as long as the shop lives, where the system has such.
 * @returns what gives the folder back
 * @throws ConfigurationError where another shop serves from it
 */
export async function beOnlyShop(dataFolder: string): Promise<() => void> {
  const folder = socketFolder(dataFolder)
  if (folder === null) return () => undefined
  const path = join(folder, '.shop')
  const own = `${path}.${process.pid}`
  await rm(own, { force: true })
  const server = createServer((socket) => socket.destroy())
  await once(server.listen(own), 'listening')
  server.unref()
  try {
    while (!(await named(own, path)))
      if (await isHeld(path))
        throw new ConfigurationError(
          `Another shop runs with DATA_DIR '${dataFolder}'. Stop it, or give this one a folder of its own: DATA_DIR=.data-2 PORT=3001 npm start`,
        )
    await rm(own)
  } catch (error) {
    server.close()
    throw error
  }
  return () => {
    rmSync(path, { force: true })
    server.close()
  }
}
