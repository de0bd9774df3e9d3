import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { machineWith } from './machine.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'machine-'))
})
afterAll(() => rm(folder, { recursive: true }))

const version = async () => '1.2.3'

it('counts what pictures take, in every folder', async () => {
  await mkdir(join(folder, 'ab', 'abcd'), { recursive: true })
  await writeFile(join(folder, 'ab', 'abcd', 'master.webp'), 'x'.repeat(1_000))
  await writeFile(join(folder, 'ab', 'abcd', '240.webp'), 'x'.repeat(234))
  const { machine, total, free, pictures } = await machineWith(folder, false, version).disk()
  expect(machine).toBe(hostname())
  expect(pictures).toBe(1_234)
  expect(free).toBeGreaterThan(0)
  expect(total).toBeGreaterThanOrEqual(free)
})

it('counts nothing where there is no picture so far, and does not count a bucket’s', async () => {
  const missing = join(folder, 'not', 'made')
  expect((await machineWith(missing, false, version).disk()).pictures).toBe(0)
  expect((await machineWith(folder, true, version).disk()).pictures).toBeNull()
})

it('tells what runs', async () => {
  const { versions } = machineWith(folder, false, version)
  expect(await versions()).toEqual({ shop: '1.2.3', node: process.versions.node })
})
