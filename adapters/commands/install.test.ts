import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-install-'))
  for (const file of ['package.json', 'package-lock.json']) await writeFile(join(folder, file), '{}')
  await mkdir(join(folder, 'node_modules', '@scope', 'one'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Installs with a program in place of npm. */
async function installing(npm: string) {
  await writeFile(join(folder, 'npm.mjs'), npm)
  const program = spawn(process.execPath, [resolve('adapters/commands/install.mjs')], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.mjs'), npm_node_execpath: process.execPath },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text: Buffer) => {
      said += text
    })
  const [code] = (await once(program, 'close')) as [number]
  return { code, said }
}

it('shows that it goes on while somebody waits, and notes that it is done', async () => {
  const { code, said } = await installing(`setTimeout(() => undefined, 5_500)`)
  expect(said).toMatch(/Installing packages.*\n {2}5 s, 1 packages are there …\nInstalled in \d+ s\.\n$/)
  expect(code).toBe(0)
  expect(await readFile(join(folder, 'node_modules', '.installed'), 'utf8')).toMatch(/^[\da-f]{64}$/)
})

it('says what npm said, and what to do', async () => {
  const { code, said } = await installing(`console.error('npm error code ENOTFOUND'); process.exit(1)`)
  expect(said).toContain('npm error code ENOTFOUND')
  expect(said).toContain('The package registry cannot be reached.')
  expect(code).toBe(1)
})
