import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clusterIn } from './cluster.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-cluster-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('says of a copied folder whom it must belong to, and how to give it to them', async () => {
  const data = join(folder, 'cluster')
  await mkdir(data)
  const somebodyElse = (process.getuid?.() ?? 0) + 1
  const programs = {
    command: (name: string): [string, string[]] => [name, []],
    owner: { uid: somebodyElse },
    own: () => Promise.resolve(),
  }
  await expect(clusterIn(folder, programs, false)).rejects.toThrow(`chown -R ${somebodyElse} ${data}`)
})
