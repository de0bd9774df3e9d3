import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Database } from '../database.ts'
import { addArtists, addWorks } from '../demo/large-gallery.ts'
import { statementsOf } from '../statements.ts'
import { testDatabase } from '../testing/test-database.ts'
import { commonnessOf, commonWords } from './common-words.ts'
import type { MeantWord } from './search-query.ts'

const database = await testDatabase()
beforeAll(() => addArtists(database.db, 10))
afterEach(() => void vi.useRealTimers())
afterAll(() => database.close())

const words = (...all: readonly string[]): MeantWord[] => all.map((word) => ({ word, begins: false }))
const beginning = (word: string): MeantWord[] => [...words(word), { word, begins: true }]

it('knows in how many works the commonest words are, and which are rare', async () => {
  expect(await commonWords(database.db)()).toEqual({ works: 0, parts: new Map() })
  await addWorks(database.db, 1, 1_000)
  const few = await commonWords(database.db)()
  expect(few.works).toBe(1_000)
  expect(few.parts.get('study')).toBeGreaterThan(0.9)
  expect(commonnessOf([words('study')], few)).toBe('rare')

  await addWorks(database.db, 1_001, 3_000)
  const works = await commonWords(database.db)()
  expect(works.parts.get('study')).toBeGreaterThan(0.9)
  expect(commonnessOf([words('study')], works)).toBe('met soon')
  expect(commonnessOf([words('2999')], works)).toBe('rare')
  expect(commonnessOf([words('study'), words('2999')], works)).toBe('rare')
  expect(commonnessOf([words('2999', 'study')], works)).toBe('met soon')
  expect(commonnessOf([beginning('stu')], works)).toBe('met soon')
  expect(commonnessOf([beginning('29')], works)).toBe('rare')
})

it('reckons with all words together that one may mean', () => {
  // Each is in a hundred works.
  const each = Array.from({ length: 60 }, (_, place) => [`ma${place}`, 1 / 128] as const)
  const works = { works: 12_800, parts: new Map(each) }
  const all = [...works.parts.keys()]
  expect(commonnessOf([words('ma1')], works)).toBe('rare')
  expect(commonnessOf([words(...all.slice(0, 20))], works)).toBe('rare')
  expect(commonnessOf([words(...all.slice(0, 21))], works)).toBe('common')
  expect(commonnessOf([beginning('ma5')], works)).toBe('rare')
  // The same works may have them all.
  expect(commonnessOf([beginning('ma')], works)).toBe('common')
})

it('says that works are met soon where two thousand of the newest five thousand can have all words', () => {
  const works = {
    works: 1_000_000,
    parts: new Map([
      ['oil', 0.6],
      ['board', 0.7],
      ['canvas', 0.3],
    ]),
  }
  expect(commonnessOf([words('oil'), words('board')], works)).toBe('met soon')
  expect(commonnessOf([words('canvas')], works)).toBe('common')
  expect(commonnessOf([words('oil'), words('canvas')], works)).toBe('common')
  expect(commonnessOf([words('oil'), words('board'), words('seen')], works)).toBe('rare')
})

it('reads them once for many searches, again after minutes, and goes by what was read before where that fails', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let asked = 0
  let isAway = true
  const run = statementsOf(database.orm)
  const known = commonWords(
    new Database(database.orm, (statement) => {
      asked += 1
      return isAway ? Promise.reject(new Error('away')) : run(statement)
    }),
  )
  expect((await known()).works).toBe(0)
  isAway = false
  const read = await known()
  expect(read.works).toBeGreaterThan(0)
  expect(await Promise.all([known(), known()])).toEqual([read, read])
  expect(asked).toBe(2)

  vi.advanceTimersByTime(299_000)
  await known()
  expect(asked).toBe(2)
  vi.advanceTimersByTime(2_000)
  isAway = true
  expect(await known()).toBe(read)
  isAway = false
  // As long as one reads them, others do not wait.
  const [again, meanwhile] = await Promise.all([known(), known()])
  expect(meanwhile).toBe(read)
  expect(again).toEqual(read)
  expect(again).not.toBe(read)
  expect(asked).toBe(4)
})
