import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ConfigurationError } from './environment/environment.ts'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOENT: 'no folder can be made there',
  EEXIST: 'it is a file',
  ENOTDIR: 'it lies inside of a file',
}

/** Step by step: asked to make all at once, Node.js never comes back where the system makes no folders (in /proc). */
async function make(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const parent = dirname(folder)
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (code !== 'ENOENT' || (await stat(parent).catch(() => null)) !== null) throw error
    await make(parent)
    await mkdir(folder)
  }
}

/**
 * Makes sure that there is a folder that can be written to.
 * @param sayNo what to tell whoever set it up, of the folder and why it cannot be
 * @throws ConfigurationError when there cannot be one
 */
export async function makeFolder(
  folder: string,
  sayNo: (folder: string, reason: string) => string,
): Promise<void> {
  try {
    await make(folder)
    await access(folder, constants.W_OK)
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw error
    throw new ConfigurationError(sayNo(folder, reason))
  }
}

/**
 * Makes sure that there is a folder to keep data in.
 * @throws ConfigurationError when there cannot be one
 */
export const makeDataFolder = (path: string): Promise<void> =>
  makeFolder(
    path,
    (folder, reason) =>
      `DATA_DIR cannot be '${folder}': ${reason}. Name a folder that this user may write to.`,
  )
