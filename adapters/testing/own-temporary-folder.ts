import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, vi } from 'vitest'

/**
 * Has the system's folder for what is on its way be an empty one of its own for the tests of a file, and clears that one away:
 * by its name, for where a test could not begin, the system's is still everybody's.
 */
export function ownTemporaryFolder(): void {
  beforeAll(async () => {
    const own = await mkdtemp(join(tmpdir(), 'on-the-way-'))
    vi.stubEnv('TMPDIR', own)
    return async () => {
      vi.unstubAllEnvs()
      await rm(own, { recursive: true, force: true })
    }
  })
}
