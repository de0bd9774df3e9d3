import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ours = /^sanaa-(form|picture)-/

/** Milliseconds: nothing is on its way for so long. */
const longest = 24 * 60 * 60 * 1000

/** Throws away what a crash has left of uploads that were on their way; others' folders, and what may still be coming, stay. */
export async function sweepLeftBehind(folder: string, now: Date): Promise<void> {
  const names = (await readdir(folder)).filter((name) => ours.test(name))
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    // What belongs to another user stays: it is theirs to sweep.
    if (now.getTime() - mtimeMs > longest)
      await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}
