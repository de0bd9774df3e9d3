import cluster from 'node:cluster'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stopAll } from '../stopping.ts'
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

/** Whether somebody answers there. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

it('is open when a server process listens, and replaces one that ends at the same port', async () => {
  await running(`require('node:net').createServer().listen(Number(process.env.PORT), '127.0.0.1')`)
  const port = await keepWorkers(1, { PORT: '0' })
  expect(port).toBeGreaterThan(0)
  const [first] = Object.values(cluster.workers ?? {})
  first?.process.kill('SIGKILL')
  await expect
    .poll(() => Object.values(cluster.workers ?? {}).map((worker) => worker?.id))
    .toEqual([(first?.id ?? 0) + 1])
  await expect.poll(() => answers(port)).toBe(true)
})

it('gives up when none of them gets as far as listening', async () => {
  await running('process.exit(1)')
  await expect(keepWorkers(2, {})).rejects.toThrow('end before they listen')
})

/** A server process that opens at the word, with this repository's own way to hear it. */
const opensWhenTold = `import(${JSON.stringify(new URL('worker-processes.ts', import.meta.url).href)}).then(
  ({ awaitOpening }) => awaitOpening().then((mayOpen) => {
    if (mayOpen) require('node:net').createServer().listen(Number(process.env.PORT), '127.0.0.1')
    else process.exit(0)
  }))`

it('opens once what it stands on is ready, and so does who takes the place of another', async () => {
  await running(`process.on('message', (message) => process.send(message)); ${opensWhenTold}`)
  const { promise: ready, resolve: makeReady } = Promise.withResolvers<void>()
  const open = keepWorkers(1, { PORT: '0' }, { ready })
  const [first] = Object.values(cluster.workers ?? {})
  if (!first) throw new Error('There is no server process.')
  const heard: unknown[] = []
  first.on('message', (message) => void heard.push(message))
  // Messages keep their order: whatever it was told before comes back before this.
  first.send('still waiting?')
  await expect.poll(() => heard).toEqual(['still waiting?'])
  makeReady()
  const port = await open
  expect(heard).toEqual(['still waiting?', 'open'])
  first.process.kill('SIGKILL')
  await once(first, 'exit')
  await expect.poll(() => answers(port)).toBe(true)
})

it('gives up where what it stands on does not come to be, and leaves no process behind', async () => {
  await running(opensWhenTold)
  const open = keepWorkers(1, { PORT: '0' }, { ready: Promise.reject(new Error('no tables')) })
  const [first] = Object.values(cluster.workers ?? {})
  await expect(open).rejects.toThrow('no tables')
  if (!first) throw new Error('There is no server process.')
  const exit = once(first, 'exit')
  await stopAll()
  expect(await exit).toEqual([0, null])
})
