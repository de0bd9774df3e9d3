import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, constants, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const haproxy = '/usr/sbin/haproxy'

const isStartable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  )

/** Whether HAProxy is there, or could be installed just now: by root, from Debian. */
export async function hasBalancer(): Promise<boolean> {
  if (await isStartable(haproxy)) return true
  if (process.getuid?.() !== 0 || !(await isStartable('/usr/bin/apt-get'))) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Chromium may be installed at the same time.
  const waiting = ['-o', 'DPkg::Lock::Timeout=600']
  await run('apt-get', [...waiting, 'update'], { env }).catch(() => undefined)
  await run('apt-get', [...waiting, 'install', '-y', '--no-install-recommends', 'haproxy'], { env }).catch(
    () => undefined,
  )
  return isStartable(haproxy)
}

/**
 * Starts HAProxy as compose.yaml does, but with the addresses of this machine.
 * @param file where the changed configuration may lie
 */
export async function startBalancer(
  file: string,
  port: number,
  servers: readonly number[],
): Promise<() => Promise<void>> {
  const shipped = await readFile('adapters/deployment/compose/haproxy.cfg', 'utf8')
  const configuration = servers
    .reduce(
      (text, own, place) => text.replace(`shop-${place + 1}:3000`, `127.0.0.1:${own}`),
      shipped.replace('bind :8080', `bind 127.0.0.1:${port}`),
    )
    .trimEnd()
  await writeFile(file, `${configuration}\n`)
  const child = spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore' })
  await once(child, 'spawn')
  return async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
}
