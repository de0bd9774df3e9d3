import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const program = `
  import { onStop, stopOnSignal } from '#adapters/commands/stopping.ts'
  onStop(() => process.send('stopped'))
  stopOnSignal()
  let isRead = true
  setInterval(() => {
    if (isRead) process.stdout.write('at work', (error) => {
      if (!error || !isRead) return
      isRead = false
      process.send('unread')
    })
  }, 5)
`

it('stops what was started although nobody reads any more what it prints', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  const said: unknown[] = []
  child.on('message', (word) => {
    said.push(word)
    if (word === 'unread') child.kill('SIGTERM')
  })
  child.stdout?.once('data', () => child.stdout?.destroy())
  const [code] = (await once(child, 'exit')) as [number | null]
  expect({ said, code }).toEqual({ said: ['unread', 'stopped'], code: 0 })
})
