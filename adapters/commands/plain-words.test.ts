import { lookup } from 'node:dns/promises'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { inPlainWords } from './plain-words.ts'

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('names the host that is not known, be it the database’s or our own', async () => {
  const listening = new Promise((resolve, reject) => {
    createServer()
      .once('error', reject)
      .listen(0, 'no-such-host.invalid', () => resolve(undefined))
  })
  for (const error of [await failureOf(listening), await failureOf(lookup('no-such-host.invalid'))])
    expect(inPlainWords(error, 3000)).toMatch(/ host no-such-host\.invalid .* Check its name/)
})

it('finds why behind an error that only passes it on', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' })
  expect(inPlainWords(new Error('It did not start.', { cause }), 3000)).toBe(
    'The database does not answer. Is the PostgreSQL at DATABASE_URL running?',
  )
  expect(inPlainWords(new Error('Nobody knows.'), 3000)).toBe('Nobody knows.')
})
