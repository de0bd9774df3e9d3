import { defineConfig } from 'vitest/config'

/** What a mutant of the application meets beside the features: its own tests, and the suites over its memory ports. */
export default defineConfig({
  test: {
    include: ['{application,adapters/memory}/**/*.test.ts'],
    // Thousands of mutants would meet it, each for seconds.
    exclude: ['adapters/memory/orders/one-price.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
})
