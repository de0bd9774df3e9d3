import { expect, it } from 'vitest'
import { leanWorker } from './lean-worker.ts'

it('begins small, unless somebody has chosen otherwise', () => {
  expect(leanWorker({})).toEqual({
    execArgv: [
      '--max-old-space-size=208',
      '--min-semi-space-size=8',
      '--max-semi-space-size=8',
      '--heap-growing-percent=75',
    ],
    environment: { MALLOC_ARENA_MAX: '1' },
  })
  expect(leanWorker({ NODE_OPTIONS: '--max-old-space-size=1024', MALLOC_ARENA_MAX: '8' })).toEqual({
    execArgv: ['--min-semi-space-size=8', '--max-semi-space-size=8', '--heap-growing-percent=75'],
    environment: { MALLOC_ARENA_MAX: '8' },
  })
})
