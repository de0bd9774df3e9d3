import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#adapters/postgres/embedded/connecting.ts'
import { asBrowsersDo, pastWhatIsKept } from './asking.ts'
import type { Bench } from './bench.ts'
import { inWords, spreadOf } from './measuring.ts'
import { helper } from './processes.ts'

const starts = 5
const firstStarts = 3

interface Started {
  readonly child: ChildProcess
  readonly url: string
  readonly milliseconds: number
  /** What it told until it was open. */
  readonly said: string
}

/** As `npm start` does it. */
async function started(folder: string): Promise<Started> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, ['adapters/commands/start.ts'], {
    env: { ...process.env, NODE_COMPILE_CACHE: 'dist/compiled', DATA_DIR: folder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const milliseconds = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('is open at')) resolve(performance.now() - begun)
    })
    child.once('exit', () => reject(new Error(`It ended instead of opening:\n${said}`)))
  })
  return { child, url: `http://localhost:${port}`, milliseconds, said }
}

async function stop({ child }: Started): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** The process that serves: the child of the one that was started which is a Node.js. */
async function serverOf({ child }: Started): Promise<string> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (status.includes(`\nPPid:\t${child.pid}\n`) && command.includes('serve-process.js')) return pid
  }
  throw new Error('No process serves.')
}

/** Megabytes: what a process holds, or has held at most. */
async function memoryOf(pid: string, kind: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024
}

/** Seconds that a first start took to fill in the demo, as it says. */
const fillingOf = ({ said }: Started): number =>
  Number(/Filling in the demo catalogue … ([\d.]+) s/.exec(said)?.[1] ?? Number.NaN)

/** How long it takes to fill in the demo, each time in a folder of its own; the last of them is left for further starts. */
async function firstStartsIn(folder: string): Promise<{ readonly place: string; readonly filled: number[] }> {
  const filled: number[] = []
  let place = folder
  for (let turn = 0; turn < firstStarts; turn++) {
    place = join(folder, String(turn))
    const shop = await started(place)
    filled.push(fillingOf(shop))
    await stop(shop)
  }
  return { place, filled }
}

/** How long a first start fills in the demo and a second one takes, and what the process that serves holds then and under load. Linux alone tells of memory. */
export async function startBench({ work, seconds, write }: Bench): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  try {
    const { place, filled } = await firstStartsIn(folder)
    const took: number[] = []
    const held: number[] = []
    for (let turn = 0; turn < starts; turn++) {
      const shop = await started(place)
      took.push(shop.milliseconds)
      held.push(await memoryOf(await serverOf(shop), 'VmRSS'))
      await stop(shop)
    }
    const shop = await started(place)
    const load = await helper('load-process.ts')
    const paths = ['/', '/art-gallery', '/api/artworks', `/api/artworks?q=${work.slice(0, 3)}`, '/artists']
    const each = (seconds * 1_000) / paths.length / 2
    for (const path of paths)
      for (const headers of [asBrowsersDo, pastWhatIsKept])
        await load.ask({ load: { url: shop.url + path, headers, connections: 24 }, milliseconds: each })
    const pid = await serverOf(shop)
    const [now, most] = [await memoryOf(pid, 'VmRSS'), await memoryOf(pid, 'VmHWM')]
    await load.end()
    await stop(shop)
    write('\nStart and memory of the process that serves.\n')
    write(`${'the demo, filled in'.padEnd(34)}${inWords(spreadOf(filled), 1)} s\n`)
    write(`${'a second start'.padEnd(34)}${inWords(spreadOf(took), 0)} ms\n`)
    write(`${'held after a start'.padEnd(34)}${inWords(spreadOf(held), 0)} MB\n`)
    write(`${`after ${seconds} s of load, and at most`.padEnd(34)}${now.toFixed(0)}, ${most.toFixed(0)} MB\n`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
