import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoArtists } from '#adapters/demo/artists/artists.ts'
import { artistSource } from '#adapters/demo/demo-sources.ts'
import type { WaitingPicture } from '#application/catalogue/picture-queue.ts'
import { drawDemo } from './demo-drawing.ts'

let folder: string
let stop: () => void = () => undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-drawing-'))
})
afterEach(async () => {
  stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

it('hangs a picture a little later when the database is away for a moment', async () => {
  const portrait: WaitingPicture = { kind: 'portrait', id: 'one', source: artistSource(demoArtists[0]!) }
  let tries = 0
  const hung: string[] = []
  const queue = {
    waiting: () => Promise.resolve([portrait]),
    ready: ({ id }: WaitingPicture) => {
      tries += 1
      if (tries === 1) return Promise.reject(new Error('away'))
      hung.push(id)
      return Promise.resolve()
    },
  }
  const failures: string[] = []
  const finished: string[] = []
  stop = await drawDemo(queue, [], folder, {
    begun: () => undefined,
    drawn: () => undefined,
    finished: (done, all) => finished.push(`${done} of ${all}`),
    failed: (reason) => failures.push(reason),
  })
  await expect.poll(() => hung, { timeout: 30_000 }).toEqual(['one'])
  expect({ tries, failures }).toEqual({ tries: 2, failures: [] })
  await expect.poll(() => finished, { timeout: 10_000 }).toEqual(['1 of 1'])
}, 60_000)
