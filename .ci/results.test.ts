import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { featureFailures, featureTimes, slowest, unitFailures, unitsLeftOut, unitTimes } from './results.ts'

const folder = await mkdtemp(join(tmpdir(), 'sanaa-results-'))
afterAll(() => rm(folder, { recursive: true }))

async function written(name: string, results: unknown): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, JSON.stringify(results))
  return file
}

it('tells what took longest, among files of tests and scenarios alike', async () => {
  const unit = await written('unit.json', {
    testResults: [
      { name: resolve('domain/quick.test.ts'), startTime: 1_000, endTime: 1_200 },
      { name: resolve('web/slow.test.tsx'), startTime: 1_000, endTime: 6_000 },
    ],
  })
  const steps = [
    { result: { duration: 500_000_000 } },
    { result: {} },
    { result: { duration: 1_000_000_000 } },
  ]
  const features = await written('features.json', [
    { uri: 'features/cart.feature', elements: [{ name: 'Two of it', steps }] },
  ])
  expect(slowest([...(await unitTimes(unit)), ...(await featureTimes(features))], 2)).toEqual([
    { what: 'web/slow.test.tsx', seconds: 5 },
    { what: 'features/cart.feature › Two of it', seconds: 1.5 },
  ])
})

it('names what failed, with what it said: tests, files that cannot be read, scenarios', async () => {
  const unit = await written('failed-unit.json', {
    testResults: [
      {
        name: resolve('domain/cart.test.ts'),
        message: '',
        assertionResults: [
          { fullName: 'cart adds', status: 'passed', failureMessages: [] },
          { fullName: 'cart takes away', status: 'failed', failureMessages: ['expected 1 to be 0'] },
        ],
      },
      { name: resolve('web/broken.test.tsx'), message: 'Cannot find module', assertionResults: [] },
    ],
  })
  const passed = { result: { status: 'passed' } }
  const features = await written('failed-features.json', [
    {
      uri: 'features/cart.feature',
      elements: [
        { name: 'Two of it', steps: [passed] },
        {
          name: 'None of it',
          steps: [
            passed,
            { result: { status: 'failed', error_message: 'no such text' } },
            { result: { status: 'skipped' } },
          ],
        },
        { name: 'Half of it', steps: [passed, { result: { status: 'undefined' } }] },
      ],
    },
  ])
  expect([...(await unitFailures(unit)), ...(await featureFailures(features))]).toEqual([
    { what: 'domain/cart.test.ts › cart takes away', why: 'expected 1 to be 0' },
    { what: 'web/broken.test.tsx', why: 'Cannot find module' },
    { what: 'features/cart.feature › None of it', why: 'no such text' },
    { what: 'features/cart.feature › Half of it', why: 'undefined' },
  ])
})

it('names what a machine could not try', async () => {
  const unit = await written('skipped.json', {
    testResults: [
      {
        name: resolve('adapters/deployment/cluster.test.ts'),
        message: '',
        assertionResults: [
          { fullName: 'two servers behind a balancer', status: 'skipped', failureMessages: [] },
          { fullName: 'one of them', status: 'passed', failureMessages: [] },
        ],
      },
    ],
  })
  expect(await unitsLeftOut(unit)).toEqual([
    'adapters/deployment/cluster.test.ts › two servers behind a balancer',
  ])
})
