import cluster from 'node:cluster'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { asksServerProcesses } from './between-processes.ts'
import { type AskAll, inOneText } from './metrics-server.ts'

/** A server process that has sold its number of pieces, and counts 7 for all when it is asked to. */
const script = `
import(${JSON.stringify(resolve('adapters/metrics/between-processes.ts'))}).then(({ answerTheFirst }) => {
  const gauge = (name, value) => ({ name, help: name, type: 'gauge', aggregator: 'sum', values: [{ value, labels: {} }] })
  const own = gauge('sold', Number(process.env.SOLD))
  answerTheFirst({
    collect: (isForAll) =>
      process.env.SOLD === 'stuck' ? new Promise(() => {}) : Promise.resolve(isForAll ? [own, gauge('left', 7)] : [own]),
  })
  process.send('answers')
})`

let folder = ''
let askAll: AskAll
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-metrics-'))
  const exec = join(folder, 'server.cjs')
  await writeFile(exec, script)
  cluster.setupPrimary({ exec, args: [], execArgv: [] })
  askAll = asksServerProcesses(300)
})
afterEach(async () => {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const ended = workers.map((worker) => once(worker, 'exit'))
  for (const worker of workers) worker.process.kill('SIGKILL')
  await Promise.all(ended)
  cluster.removeAllListeners('message')
  cluster.removeAllListeners('disconnect')
  await rm(folder, { recursive: true })
})

/** Begins a server process, and waits until it answers. */
async function serving(SOLD: string) {
  const worker = cluster.fork({ SOLD })
  await new Promise<void>((done) => {
    worker.on('message', (message) => message === 'answers' && done())
  })
  return worker
}

/** The numbers in one text for all. */
const numbers = async (): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    [...(await inOneText(await askAll())).matchAll(/^(\w+) (\d+)$/gm)].map(([, name, value]) => [
      name,
      Number(value),
    ]),
  )

it('puts together what all processes have told, and has one of them count for all', async () => {
  await serving('3')
  const second = await serving('4')
  expect(await numbers()).toEqual({ sold: 7, left: 7 })

  second.process.kill('SIGKILL')
  await once(second, 'disconnect')
  expect(await numbers()).toEqual({ sold: 3, left: 7 })
})

it('goes without one that says nothing', async () => {
  await serving('3')
  await serving('stuck')
  expect(await numbers()).toEqual({ sold: 3, left: 7 })
})

it('says so where there is none', async () => {
  await expect(askAll()).rejects.toThrow('No server process has answered.')
})
