import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { Answer } from './answer.ts'
import { AnswerStore, type Kept } from './answer-store.ts'
import { sent } from './testing/sent.ts'

const room = 2 * 1024 * 1024

const kept = (key: string, status = 200, names: readonly string[] = ['set'], bytes = 20_000): Kept => ({
  key,
  answer: new Answer({ status, headers: [['Content-Type', 'text/html']], body: Buffer.alloc(bytes, key) }),
  madeOf: { names: new Set(names), ends: new Map(), until: Number.POSITIVE_INFINITY, isKnown: true },
})

it('stays within its bytes under a flood of different questions, and lets go of what nobody has asked for longest', () => {
  const store = new AnswerStore(room)
  for (let index = 0; index < 2_000; index++) {
    store.keep(kept(`/?q=${index}`, 200, [`work:${index}`, 'set']))
    expect(store.get('/?q=0', 0) !== null).toBe(true)
    expect(store.bytes).toBeLessThanOrEqual(room)
  }
  expect(store.has('/?q=1')).toBe(false)
  expect(store.has('/?q=1999')).toBe(true)
  store.forget(['set'])
  expect(store.bytes).toBe(0)
})

it('pushes nothing out for what was not found', () => {
  const store = new AnswerStore(room)
  store.keep(kept('/'))
  for (let index = 0; index < 5_000; index++) store.keep(kept(`/artwork/${index}`, 404, ['set'], 500))
  expect(store.has('/')).toBe(true)
  expect(store.bytes).toBeLessThan(room / 8)
})

it('counts what an answer takes now, packed or in one packing more, and finds it by what it is made of all the same', async () => {
  const store = new AnswerStore(room)
  const page = kept('/')
  store.keep(page)
  const beside = store.bytes - page.answer.size
  for (const packing of ['zstd', 'gzip']) {
    await sent(page.answer, packing)
    expect(store.bytes).toBe(beside + page.answer.size)
  }
  store.forget(['set'])
  expect([store.has('/'), store.bytes]).toEqual([false, 0])
})

it('counts a name for the first that is made of it, and a place below it for each', () => {
  const bytesOf = (...names: string[]): number => {
    const store = new AnswerStore(room)
    for (const [index, name] of names.entries()) store.keep(kept(`/${index}`, 200, [name]))
    return store.bytes
  }
  const [one, two, ofOne] = [bytesOf('work:1'), bytesOf('work:1', 'work:2'), bytesOf('work:1', 'work:1')]
  expect(two).toBe(2 * one)
  expect(one).toBeLessThan(ofOne)
  expect(ofOne).toBeLessThan(two - 300)
})

it('lets go of what has come to take the room of many', async () => {
  const store = new AnswerStore(room)
  const bytes = randomBytes(room / 12)
  const answer = new Answer({ status: 200, headers: [['Content-Type', 'text/html']], body: bytes })
  store.keep({ ...kept('/'), answer })
  await sent(answer, 'zstd')
  expect(store.has('/')).toBe(true)
  await sent(answer, 'gzip')
  expect([store.has('/'), store.bytes]).toEqual([false, 0])
})

it('keeps nothing that would take the room of many', () => {
  const store = new AnswerStore(room)
  store.keep(kept('/huge', 200, ['set'], room / 2))
  expect([store.has('/huge'), store.bytes]).toEqual([false, 0])
})
