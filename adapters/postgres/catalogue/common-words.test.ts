import { afterAll, beforeAll, expect, it } from 'vitest'
import { Database } from '../database.ts'
import { addArtists, addWorks } from '../demo/large-gallery.ts'
import { statementsOf } from '../statements.ts'
import { testDatabase } from '../testing/test-database.ts'
import { areRare, commonWords } from './common-words.ts'

const database = await testDatabase()
beforeAll(() => addArtists(database.db, 10))
afterAll(() => database.close())

const word = (text: string) => [{ word: text, begins: false }]
const beginning = (text: string) => [...word(text), { word: text, begins: true }]

it('words are common where thousands of works have them, whatever part of all that is', async () => {
  expect(await commonWords(database.db)()).toEqual(new Set())
  await addWorks(database.db, 1, 1_000)
  expect(await commonWords(database.db)()).toEqual(new Set())
  await addWorks(database.db, 1_001, 3_000)
  const common = await commonWords(database.db)()
  expect(common).toEqual(new Set(['study', 'after', 'artist', 'oil', 'on', 'board']))

  expect(areRare([word('study')], common)).toBe(false)
  expect(areRare([word('2999')], common)).toBe(true)
  expect(areRare([word('study'), word('2999')], common)).toBe(true)
  expect(areRare([[...word('2999'), ...word('study')]], common)).toBe(false)
  expect(areRare([beginning('stu')], common)).toBe(false)
  expect(areRare([beginning('29')], common)).toBe(true)
})

it('they are read once for many searches, and once more where that failed', async () => {
  let asked = 0
  const run = statementsOf(database.orm)
  const common = commonWords(
    new Database(database.orm, (statement) => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('away')) : run(statement)
    }),
  )
  await expect(common()).rejects.toThrow('away')
  const [one, other] = await Promise.all([common(), common()])
  expect(one.size).toBeGreaterThan(0)
  expect(other).toBe(one)
  expect(asked).toBe(2)
})
