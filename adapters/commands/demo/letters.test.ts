import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

it('no letter names a month or a season, which may be over where it is read', async () => {
  const letters = await readFile(new URL('../../demo/past/letters.csv', import.meta.url), 'utf8')
  const months = 'January|February|March|April|in May|June|July|August|September|October|November|December'
  expect(letters.match(new RegExp(`\\b(${months}|spring|summer|autumn|winter)\\b`))).toBeNull()
})
