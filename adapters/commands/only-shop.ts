import { rm } from 'node:fs/promises'
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
  const taken = new ConfigurationError(
    `Another shop runs with DATA_DIR '${dataFolder}'. Stop it, or give this one a folder of its own: DATA_DIR=.data-2 PORT=3001 npm start`,
  )
  if (await answers(path)) throw taken
  await rm(path, { force: true })
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    // Somebody was quicker.
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? taken : error),
    )
    server.listen(path, resolve)
  })
  server.unref()
  return () => void server.close()
}
