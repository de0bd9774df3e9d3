import type { Context } from 'koa'
import { expect, it } from 'vitest'
import { requestIds } from '#adapters/http/request-id.ts'
import { createLog } from './log.ts'

it('every line that belongs to a request carries its id, and no other does', async () => {
  const lines: unknown[] = []
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
  const ctx = { app: { proxy: true }, get: () => 'of-the-proxy', set: () => undefined, state: {} }
  log.info('before')
  await requestIds(ctx as unknown as Context, async () => {
    await Promise.resolve()
    log.warn({ err: new Error('late') }, 'a parcel')
  })
  log.info('after')
  expect(lines).toMatchObject([
    { msg: 'before' },
    { msg: 'a parcel', requestId: 'of-the-proxy', err: { message: 'late' } },
    { msg: 'after' },
  ])
  for (const line of [lines[0], lines[2]]) expect(line).not.toHaveProperty('requestId')
})
