import { open } from 'node:fs/promises'

/**
 * Has a file, or what stands in a folder by which name, written to the disk itself: what the system only remembers is gone with
 * its power.
 */
export async function keepForGood(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
