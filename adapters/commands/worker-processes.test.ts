import cluster from 'node:cluster'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stopAll } from './stopping.ts'
import { keepWorkers } from './worker-processes.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-workers-'))
})
afterEach(async () => {
  await stopAll()
  await rm(folder, { recursive: true })
})

/** Lets the server processes run a script instead of the product. */
async function running(script: string): Promise<void> {
  const exec = join(folder, 'worker.cjs')
  await writeFile(exec, script)
  cluster.setupPrimary({ exec, args: [], execArgv: [] })
}

it('is open when a server process listens, and replaces one that ends', async () => {
  await running(`require('node:net').createServer().listen(0, '127.0.0.1')`)
  expect(await keepWorkers(1, {})).toBeGreaterThan(0)
  const [first] = Object.values(cluster.workers ?? {})
  first?.process.kill('SIGKILL')
  await expect
    .poll(() => Object.values(cluster.workers ?? {}).map((worker) => worker?.id), { timeout: 10_000 })
    .toEqual([(first?.id ?? 0) + 1])
})

it('gives up when none of them gets as far as listening', async () => {
  await running('process.exit(1)')
  await expect(keepWorkers(2, {})).rejects.toThrow('end before they listen')
})
