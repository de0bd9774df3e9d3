import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The secret of this installation, made at its first start and readable by its owner alone. Several processes may ask
 * at once: the file appears whole, and the first one counts.
 */
export async function keptSecretKey(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret-key')
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
