import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

type Environment = Readonly<Record<string, string>>

/** Nothing of the test's own; modules as they were compiled at an earlier start, as npm start has it. */
const bare = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? 'dist/compiled',
}

/** A server of the shop, as an image starts it. */
export interface ShopServer {
  /** As whoever brings a new version does: tells it to stop, and begins another once it has. */
  restart(): Promise<void>
  /** As a machine that fails. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Runs a command of the shop to its end. @throws Error with what it said */
export async function runCommand(file: string, environment: Environment): Promise<void> {
  const child = spawn(process.execPath, [file], {
    env: { ...bare, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(said)
}

const opened = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        said += text
        if (said.includes('is open at')) resolve()
      })
    child.once('exit', () => reject(new Error(`It ended instead of opening:\n${said}`)))
  })

/** A server of the shop in processes of its own; it has to be started. */
export function shopServer(environment: Environment): ShopServer {
  let child: ChildProcess | undefined

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child?.pid || child.exitCode !== null) return
    const ended = once(child, 'exit')
    // Its server process, too, where nobody is asked to end.
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal)
    await ended
  }

  const server: ShopServer = {
    async start() {
      child = spawn(process.execPath, ['adapters/commands/start.ts'], {
        env: { ...bare, NODE_ENV: 'production', ...environment },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      await opened(child)
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async restart() {
      await server.stop()
      await server.start()
    },
  }
  return server
}
