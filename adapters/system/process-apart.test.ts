import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { processApart } from './process-apart.ts'

const script = fileURLToPath(new URL('testing/telling-process.ts', import.meta.url))
const limits = { mostMemory: 32, patience: 20_000 }
const failed = vi.fn<(error: Error) => void>()

afterEach(() => {
  vi.unstubAllEnvs()
  failed.mockReset()
})

async function* bytes(...parts: readonly string[]) {
  for (const part of parts) yield new TextEncoder().encode(part)
}

it('is told its task and sent a file, and knows none of our secrets', async () => {
  vi.stubEnv('SECRET_KEY', 'nobody else’s')
  const child = processApart(script, { ...limits, told: 'a task', sent: bytes('one, ', 'two') }, failed)
  const [said] = (await once(child, 'message')) as [{ knows: string[] }]
  child.disconnect()
  expect(said).toMatchObject({ told: 'a task', sent: 'one, two' })
  expect(said.knows.filter((name) => !['PATH', 'MALLOC_ARENA_MAX'].includes(name))).toEqual([])
  await once(child, 'exit')
  expect(failed).not.toHaveBeenCalled()
}, 60_000)

it('ends by itself where it takes longer than it may', async () => {
  const child = processApart(script, { mostMemory: 32, patience: 500, told: 'stay' }, failed)
  const [, signal] = (await once(child, 'exit')) as [null, string]
  expect(signal).toBe('SIGKILL')
}, 60_000)

it('is ended where what it is sent breaks off, and whoever waits hears why', async () => {
  const broken = async function* () {
    yield* bytes('one, ')
    throw new Error('The sender is gone.')
  }
  const child = processApart(script, { ...limits, told: 'stay', sent: broken() }, failed)
  await once(child, 'exit')
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'The sender is gone.' }))
}, 60_000)
