import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (dataFolder: string): string => join(dataFolder, 'secret-key')

/**
 * The secret of this installation, made at its first start and readable by its owner alone. Several processes may ask
 * at once: the file appears whole, also where the power fails, and the first one counts.
 */
export async function keptSecretKey(dataFolder: string): Promise<string> {
  const file = fileIn(dataFolder)
  const draft = `${file}.${randomUUID()}`
  await mkdir(dataFolder, { recursive: true })
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
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

/** A secret that is written, and does not count yet. */
export interface SecretInWaiting {
  /** Puts it in the place of what was there; that wants for no room. */
  keep(): Promise<void>
  /** Leaves nothing of it, unless it was kept. */
  drop(): Promise<void>
}

/** Gets ready to have this installation go on with the secret of another one. */
export async function secretInWaiting(dataFolder: string, secretKey: string): Promise<SecretInWaiting> {
  const draft = `${fileIn(dataFolder)}.${randomUUID()}`
  await mkdir(dataFolder, { recursive: true })
  await writeFile(draft, secretKey, { mode: 0o600, flush: true })
  return {
    keep: () => rename(draft, fileIn(dataFolder)),
    drop: () => rm(draft, { force: true }),
  }
}
