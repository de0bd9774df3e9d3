import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { link, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConfigurationError } from './environment/environment.ts'
import { beOnlyShop } from './only-shop.ts'

let folder: string
let killed: ChildProcess | undefined
let others: readonly ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-only-shop-'))
})
afterEach(async () => {
  for (const child of [...others, killed]) child?.kill('SIGKILL')
  others = []
  await rm(folder, { recursive: true })
})

/** A socket at which nobody listens any more, as a process that is killed leaves it. */
async function leaveSocket(path: string): Promise<void> {
  const server = createServer()
  await once(server.listen(`${path}.held`), 'listening')
  await link(`${path}.held`, path)
  server.close()
}

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

/** Whoever is told a folder tries to be its only shop, and says whether it is. */
const trying = `import { beOnlyShop } from ${JSON.stringify(new URL('only-shop.ts', import.meta.url).href)}
  process.on('message', (folder) => beOnlyShop(folder).then(() => process.send(true), () => process.send(false)))
  process.send('ready')`

const turns = 20

it.each(['where nobody was before', 'where a shop was killed'])(
  'lets one alone of two that start at the same moment, %s',
  async (where) => {
    others = [0, 1].map(() =>
      spawn(process.execPath, ['--input-type=module', '--eval', trying], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    )
    const said = () =>
      Promise.all(others.map((child) => once(child, 'message').then(([word]) => word as unknown)))
    await said()
    for (let turn = 0; turn < turns; turn++) {
      const place = join(folder, String(turn))
      await mkdir(place)
      if (where === 'where a shop was killed') await leaveSocket(join(place, '.shop'))
      const both = said()
      for (const child of others) child.send(place)
      expect((await both).filter((isOnly) => isOnly)).toEqual([true])
      await expect(beOnlyShop(place)).rejects.toThrow('Another shop runs')
    }
  },
)

it('does without where the path is too long for a socket', async () => {
  const far = join(folder, 'x'.repeat(120))
  const giveBack = await beOnlyShop(far)
  await expect(beOnlyShop(far)).resolves.toBeTypeOf('function')
  giveBack()
})
