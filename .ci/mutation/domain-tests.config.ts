import { defineConfig } from 'vitest/config'

/** What a mutant of the domain meets: the domain's own tests. */
export default defineConfig({
  test: { include: ['domain/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
})
