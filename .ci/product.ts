import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface RunningProduct {
  readonly address: string
  stop(): Promise<void>
}

/** The built product with the demo catalogue, in a process and a data folder of its own, which is kept. */
export async function startProduct(dataFolder: string): Promise<RunningProduct> {
  const product = spawn(process.execPath, ['adapters/commands/start.ts'], {
    env: { ...process.env, DATA_DIR: dataFolder, DEMO: '1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(product, 'exit')
  const lines = createInterface({ input: product.stdout })
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      process.stdout.write(`${line}\n`)
      const found = /is open at (\S+)/.exec(line)?.[1]
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error('The product did not start.')))
  })
  return {
    address,
    stop: async () => {
      product.kill('SIGTERM')
      await ended
    },
  }
}
