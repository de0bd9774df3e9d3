import { readdir, stat, statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import type { Machine } from '#application/admin/system-ports.ts'

/** Milliseconds that what pictures take is believed: to count it is to look at every file. */
const believedFor = 600_000

/** Bytes of all files in a folder; what goes away meanwhile takes none. */
async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const each of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, each.name)
    if (each.isDirectory()) bytes += await bytesIn(path)
    else if (each.isFile())
      bytes += await stat(path).then(
        ({ size }) => size,
        () => 0,
      )
  }
  return bytes
}

/** The disk of a folder that may not be made yet. */
const roomOf = async (folder: string): Promise<{ bsize: number; blocks: number; bavail: number }> =>
  statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(folder) === folder) throw error
    return roomOf(dirname(folder))
  })

/**
 * This machine, as far as a shop takes part of it.
 * @param mediaFolder where its pictures are, unless they are in a bucket
 * @param version the shop's own
 */
export function machineWith(
  mediaFolder: string,
  isInBucket: boolean,
  version: () => Promise<string>,
): Machine {
  let counted: { readonly at: number; readonly bytes: Promise<number> } | undefined
  const pictures = () => {
    if (!counted || performance.now() - counted.at > believedFor)
      counted = { at: performance.now(), bytes: bytesIn(mediaFolder) }
    return counted.bytes
  }
  return {
    async disk() {
      const { bsize, blocks, bavail } = await roomOf(mediaFolder)
      return {
        machine: hostname(),
        total: bsize * blocks,
        free: bsize * bavail,
        pictures: isInBucket ? null : await pictures(),
      }
    },
    versions: async () => ({ shop: await version(), node: process.versions.node }),
  }
}
