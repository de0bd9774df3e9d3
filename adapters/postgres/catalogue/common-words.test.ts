import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Database } from '../database.ts'
import { addArtists, addWorks } from '../demo/large-gallery.ts'
import { statementsOf } from '../statements.ts'
import { testDatabase } from '../testing/test-database.ts'
import { areRare, commonWords } from './common-words.ts'
import type { MeantWord } from './search-query.ts'

const database = await testDatabase()
beforeAll(() => addArtists(database.db, 10))
afterEach(() => void vi.useRealTimers())
afterAll(() => database.close())

const words = (...all: readonly string[]): MeantWord[] => all.map((word) => ({ word, begins: false }))
const beginning = (word: string): MeantWord[] => [...words(word), { word, begins: true }]

it('knows in how many works the commonest words are, and which are rare', async () => {
  expect((await commonWords(database.db)()).size).toBe(0)
  await addWorks(database.db, 1, 1_000)
  const few = await commonWords(database.db)()
  expect(few.get('study')).toBeGreaterThan(900)
  expect(areRare([words('study')], few)).toBe(true)

  await addWorks(database.db, 1_001, 3_000)
  const works = await commonWords(database.db)()
  expect(works.get('study')).toBeGreaterThan(2_900)
  expect(areRare([words('study')], works)).toBe(false)
  expect(areRare([words('2999')], works)).toBe(true)
  expect(areRare([words('study'), words('2999')], works)).toBe(true)
  expect(areRare([words('2999', 'study')], works)).toBe(false)
  expect(areRare([beginning('stu')], works)).toBe(false)
  expect(areRare([beginning('29')], works)).toBe(true)
})

it('reckons with all words together that one may mean', () => {
  const works = new Map(Array.from({ length: 30 }, (_, place) => [`ma${place}`, 100]))
  expect(areRare([words('ma1')], works)).toBe(true)
  expect(areRare([beginning('ma')], works)).toBe(false)
  expect(areRare([words(...[...works.keys()].slice(0, 20))], works)).toBe(true)
  expect(areRare([words(...[...works.keys()].slice(0, 21))], works)).toBe(false)
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
  expect((await known()).size).toBe(0)
  isAway = false
  const read = await known()
  expect(read.size).toBeGreaterThan(0)
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
