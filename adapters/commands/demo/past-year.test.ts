import { afterAll, beforeAll, describe } from 'vitest'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { keptNowhere } from '#adapters/testing/kept-nowhere.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { fillDemo } from './fill-demo.ts'
import { goOn } from './go-on.ts'
import { describePastYear } from './past-year.suite.ts'

const settings = { feePercent: 15, secretKey: testSettings.secretKey }
const now = new Date('2026-11-21T12:00:00Z')
const day = 86_400_000

describe.each([
  ['filled in', null],
  ['that has gone on', new Date(now.getTime() + 33 * day)],
])('a demo %s', (_, later) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await fillDemo(database.orm, keptNowhere, settings, now)
    if (later) await goOn(database.orm, settings, later)
  })
  afterAll(() => database.close())

  describePastYear(() => database)
})
