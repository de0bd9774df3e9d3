import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's files in memory. */
const memory = '/dev/shm'

/** Whether so many bytes fit there. */
export const fitsInMemory = (bytes: number): Promise<boolean> =>
  statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize >= bytes,
    () => false,
  )

/** A new folder where files cost least, with room for so many bytes. */
export const quickFolder = async (prefix: string, bytes: number): Promise<string> =>
  mkdtemp(join((await fitsInMemory(bytes)) ? memory : tmpdir(), prefix))
