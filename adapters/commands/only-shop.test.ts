import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConfigurationError } from './environment/environment.ts'
import { beOnlyShop } from './only-shop.ts'

let folder: string
let killed: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-only-shop-'))
})
afterEach(async () => {
  killed?.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

it('refuses a second shop over the same folder for as long as the first one lives', async () => {
  const giveBack = await beOnlyShop(folder)
  await expect(beOnlyShop(folder)).rejects.toThrow(ConfigurationError)
  await expect(beOnlyShop(folder)).rejects.toThrow(`Another shop runs with DATA_DIR '${folder}'`)
  giveBack()
  const giveBackAgain = await beOnlyShop(folder)
  giveBackAgain()
})

it('takes over where a shop was killed', async () => {
  const script = `import { beOnlyShop } from ${JSON.stringify(new URL('only-shop.ts', import.meta.url).href)}
    await beOnlyShop(${JSON.stringify(folder)})
    process.stdout.write('held')
    setInterval(() => undefined, 60_000)`
  killed = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (killed.stdout) await once(killed.stdout, 'data')
  await expect(beOnlyShop(folder)).rejects.toThrow('Another shop runs')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const giveBack = await beOnlyShop(folder)
  giveBack()
})

it('does without where the path is too long for a socket', async () => {
  const far = join(folder, 'x'.repeat(120))
  const giveBack = await beOnlyShop(far)
  await expect(beOnlyShop(far)).resolves.toBeTypeOf('function')
  giveBack()
})
