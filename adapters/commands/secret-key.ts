import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (dataFolder: string): string => join(dataFolder, 'secret-key')

/**
 * The secret of this installation, made at its first start and readable by its owner alone. Several processes may ask
 * at once: the file appears whole, and the first one counts.
 */
export async function keptSecretKey(dataFolder: string): Promise<string> {
  const file = fileIn(dataFolder)
  const draft = `${file}.${randomUUID()}`
  await mkdir(dataFolder, { recursive: true })
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}

/** The secret of this installation, where it has started before; null where it has not. */
export const knownSecretKey = (dataFolder: string): Promise<string | null> =>
  readFile(fileIn(dataFolder), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )

/** Puts another installation's secret in the place of this one's, in two steps. @returns the second, which cannot want for room */
export async function replaceSecretKey(dataFolder: string, secretKey: string): Promise<() => Promise<void>> {
  const draft = `${fileIn(dataFolder)}.restored`
  await mkdir(dataFolder, { recursive: true })
  await rm(draft, { force: true })
  await writeFile(draft, secretKey, { mode: 0o600 })
  return () => rename(draft, fileIn(dataFolder))
}
