import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { cucumber } from './cucumber.ts'

const environment = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  // What they say goes through here, where they cannot see whether anybody looks at it in colour.
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
}

/** Says what it found in one piece, so that two of them can go on beside each other. */
const run = (program: string, ...given: readonly string[]): Promise<boolean> =>
  new Promise((done, fail) => {
    const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'pipe'], env: environment })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => void said.push(part))
    child.once('error', fail)
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      done(code === 0)
    })
  })

const started = performance.now()
// Each keeps one core busy: a second worker of either would read the same modules once more.
const succeeded = await Promise.all([
  run('vitest', 'run', '--project', 'domain', '--maxWorkers=1'),
  run(...cucumber, '--profile', 'domain'),
])
process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`)
if (!succeeded.every(Boolean)) process.exitCode = 1
