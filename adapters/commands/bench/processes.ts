import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { bundle } from '../bundle-server.ts'
import { leanWorker } from '../workers/lean-worker.ts'

/** Another process of ours that answers each message with one. */
export interface Helper {
  /** What it said first. */
  readonly told: Readonly<Record<string, unknown>>
  ask(message: unknown): Promise<Record<string, unknown>>
  /** Ends it, and waits until it has. */
  end(): Promise<void>
}

const answerOf = (child: ChildProcess): Promise<Record<string, unknown>> =>
  new Promise((answer, reject) => {
    const ended = (): void => reject(new Error('A process of the measurement ended.'))
    child.once('exit', ended)
    child.once('message', (message: Record<string, unknown> & { readonly error?: string }) => {
      child.off('exit', ended)
      if (message.error === undefined) answer(message)
      else reject(new Error(message.error))
    })
  })

/** Starts a program that stands beside this one. */
export const helper = (name: string, ...args: readonly string[]): Promise<Helper> =>
  begun(resolve(import.meta.dirname, name), args, {})

/** A process as lean as one that serves, so that a bare server and the shop collect their rubbish alike. */
function lean(): ForkOptions {
  const { execArgv, environment } = leanWorker(process.env)
  return { execArgv: [...process.execArgv, ...execArgv], env: environment }
}

/** Starts the bare server. @param url of the database that it asks; none where it asks none */
export const startBare = (url?: string): Promise<Helper> =>
  begun(resolve(import.meta.dirname, 'bare-process.ts'), url === undefined ? [] : [url], lean())

const running = new Set<ChildProcess>()

async function endProcess(child: ChildProcess): Promise<void> {
  running.delete(child)
  if (child.kill()) await once(child, 'exit')
}

/** Ends all that have been started and not ended, as where a measurement went wrong: with one of them, the bench itself would stay. */
export const endHelpers = async (): Promise<void> => void (await Promise.all([...running].map(endProcess)))

async function begun(path: string, args: readonly string[], options: ForkOptions): Promise<Helper> {
  const child = fork(path, args, {
    ...options,
    env: { ...process.env, ...options.env, NODE_ENV: 'production' },
  })
  running.add(child)
  const told = await answerOf(child)
  return {
    told,
    end: () => endProcess(child),
    ask(message) {
      const answer = answerOf(child)
      child.send(message as object)
      return answer
    },
  }
}

/** Beside what users run, and as far below the root. */
const shopFolder = join('dist', 'bench')

/** Makes the shop one bundle with its packages, as what users run is: files read one by one cost more. */
export async function bundleShop(): Promise<void> {
  await rm(shopFolder, { recursive: true, force: true })
  await bundle(['bench/shop-process'], shopFolder)
}

/** Starts the shop of the bundle, as lean as it serves. @param args the address of its database, and the folder of its pictures */
export const startShop = (...args: readonly [url: string, folder: string]): Promise<Helper> =>
  begun(resolve(shopFolder, 'shop-process.js'), args, lean())

interface Used {
  readonly cpu: NodeJS.CpuUsage
  /** Asked of the database so far; only the shop counts them. */
  readonly statements?: number
}

/** What a helper has used so far: milliseconds of processor time, and statements. */
export async function usedBy(
  server: Helper,
): Promise<{ readonly time: number; readonly statements: number }> {
  const { cpu, statements = 0 } = (await server.ask('used')) as unknown as Used
  return { time: (cpu.user + cpu.system) / 1_000, statements }
}

/** Linux counts in these. */
const millisecondsPerTick = 10

/** Milliseconds of processor time that PostgreSQL's processes have used; 0 where the system does not tell. */
export async function timeOfPostgres(data: string): Promise<number> {
  const [postmaster = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
  const processes = await readdir('/proc').catch(() => [])
  let ticks = 0
  for (const pid of processes.filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // Behind the name in brackets, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (pid === postmaster || fields[1] === postmaster) ticks += Number(fields[11]) + Number(fields[12])
    // Of connections that have ended, their parent knows.
    if (pid === postmaster) ticks += Number(fields[13]) + Number(fields[14])
  }
  return ticks * millisecondsPerTick
}
