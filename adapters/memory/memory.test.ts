import { expect, it } from 'vitest'
import { Memory } from './memory.ts'

type Kept = Map<unknown, unknown> | Set<unknown>

/** Every map and set in here, by the way to it. */
const keptIn = (store: object, way: readonly string[] = []): (readonly [string, Kept])[] =>
  Object.entries(store).flatMap(([name, held]: [string, unknown]) => {
    const here = [...way, name]
    if (held instanceof Map || held instanceof Set) return [[here.join('.'), held] as const]
    return typeof held === 'object' && held !== null ? keptIn(held, here) : []
  })

const put = (kept: Kept, key: string) => (kept instanceof Map ? kept.set(key, {}) : kept.add(key))

it('a unit of work that fails leaves nothing behind in any store', async () => {
  const memory = new Memory()
  // Who listens is nothing that is kept.
  const all = keptIn(memory).filter(([way]) => !way.startsWith('happenings.'))
  for (const [, kept] of all) put(kept, 'before')
  const failing = memory.work.run(async () => {
    for (const [, kept] of all) {
      kept.delete('before')
      put(kept, 'meanwhile')
    }
    throw new Error('The work failed.')
  })
  await expect(failing).rejects.toThrow('The work failed.')
  expect(all.filter(([, kept]) => [...kept.keys()].join() !== 'before').map(([way]) => way)).toEqual([])
  expect(all.map(([way]) => way)).toEqual(
    expect.arrayContaining([
      'gallery.colours',
      'gallery.signals',
      'accounts.locks.codes',
      'marks.marks',
      'follows.follows',
      'news.announced',
      'answers.readAt',
      'jobs.waiting',
    ]),
  )
})
