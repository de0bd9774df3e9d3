import { tmpdir } from 'node:os'
import { type Given, given } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import type { Installation, Settings } from '#adapters/composition/settings.ts'
import { installation } from '#adapters/composition/tokens.ts'

/** What tests and scenarios decide when the product starts. */
export const testSettings: Settings & Installation = {
  feePercent: 15,
  publicUrl: 'https://sanaa.test',
  mailUrl: null,
  // Of its own: what lies there is counted file by file.
  mediaFolder: `${tmpdir()}/sanaa-test-media`,
  secretKey: 'kept in tests alone',
}

export const givenTestSettings: readonly Given[] = [
  given(settings, testSettings),
  given(installation, testSettings),
]
