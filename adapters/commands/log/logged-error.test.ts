import { expect, it } from 'vitest'
import { loggedError } from './logged-error.ts'

it('keeps what an error says of itself, and nothing that somebody sent', () => {
  const error = Object.assign(new Error('Parse Error', { cause: new Error('in the middle') }), {
    code: 'HPE_INVALID_CHUNK_SIZE',
    rawPacket: Buffer.from('Cookie: sid=secret'),
    body: '{"password":"wide blue harbour"}',
  })
  expect(loggedError(error)).toEqual({
    type: 'Error',
    message: 'Parse Error',
    stack: expect.stringContaining('logged-error.test.ts'),
    code: 'HPE_INVALID_CHUNK_SIZE',
    cause: { type: 'Error', message: 'in the middle', stack: expect.any(String) },
  })
  expect(loggedError('just words')).toBe('just words')
  // As the job queue tells of a database that is away.
  const { message, stack } = new Error('terminating connection')
  expect(loggedError({ message, stack, queue: 'mails' })).toEqual({ type: 'Error', message, stack })
})
