import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const begin = `
  const { giveUp, inOwnProcess } = await import('./adapters/commands/own-process.ts')
  await inOwnProcess('adapters/commands/prepare-process.ts', { PORT: 'none' }).catch(giveUp)`

it('says why a step has failed once, and gives the start up', async () => {
  const program = promisify(execFile)(process.execPath, ['--input-type=module', '-e', begin])
  const error: unknown = await program.catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 1 })
  expect((error as { stderr: string }).stderr.match(/PORT must be a whole number/g)).toHaveLength(1)
})
